export type Language = 'en' | 'ru' | 'fr';

/** A text of the project in the languages it has so far; English is always there. */
export interface Text {
  readonly en: string;
  readonly ru?: string;
  readonly fr?: string;
}

/** The languages in which the project has all its texts. */
export const LANGUAGES = ['en', 'ru', 'fr'] as const;

/** A language of the project. */
export type Language = (typeof LANGUAGES)[number];

/** A text of the project. */
export type Text = Readonly<Record<Language, string>>;

/** The languages in which the project has all its texts. */
export const LANGUAGES = ['en', 'ru', 'fr'] as const;

/** A language of the project. */
export type Language = (typeof LANGUAGES)[number];

/** A text of the project. */
export type Text = Readonly<Record<Language, string>>;

/** What stands between a label and what it is about, with the space that French has before it. */
export const COLON: Readonly<Record<Language, string>> = { en: ':', ru: ':', fr: '\u00a0:' };

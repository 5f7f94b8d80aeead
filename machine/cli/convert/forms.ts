/** What a game can be written as. */
export const FORMS = ['record', 'json', 'text', 'line'] as const;
export type Form = (typeof FORMS)[number];

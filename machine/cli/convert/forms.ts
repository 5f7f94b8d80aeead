/** What a game can be written as. */
export const FORMS = ['record', 'line'] as const;
export type Form = (typeof FORMS)[number];

/** What is made of the rulebook for scripts, when the site is built. */

declare module 'virtual:clause-ids' {
  /** The ids of all clauses. */
  const clauseIds: readonly import('../../../spec/clauses.ts').ClauseId[];
  export default clauseIds;
}

declare module 'virtual:clause-statements/*' {
  /** What every clause says in a language. */
  const statements: Readonly<
    Record<
      import('../../../spec/clauses.ts').ClauseId,
      import('../viewer/clauses/clausecard.ts').ClauseText
    >
  >;
  export default statements;
}

declare module 'virtual:tongue/*' {
  /** A language, and the texts of a viewer in it, as far as they are not among the later ones. */
  const tongue: import('../viewer/tongue.ts').Tongue;
  export default tongue;
}

declare module 'virtual:later-texts/*' {
  /** The texts in a language that only what is seldom opened has. */
  const texts: import('../embed/latertexts.ts').LaterTexts;
  export default texts;
}

declare module 'virtual:out-of-reach' {
  /** What is said in each language where a script cannot be had. */
  const texts: Readonly<Record<import('../../../spec/text.ts').Language, string>>;
  export default texts;
}

declare module 'virtual:validators' {
  type Schemas = typeof import('../../../machine/record/validators.ts').schemas;
  export const record: Schemas['record'];
  export const fixture: Schemas['fixture'];
  export const trace: Schemas['trace'];
}

declare module 'virtual:house-validator' {
  export const houserules: ReturnType<
    typeof import('../../../machine/record/validators.ts').houseSchema
  >;
}

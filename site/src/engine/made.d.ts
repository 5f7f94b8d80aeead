/** What is made of the rulebook for scripts, when the site is built. */

declare module 'virtual:clause-ids' {
  /** The ids of all clauses. */
  const clauseIds: readonly import('../../../spec/clauses.ts').ClauseId[];
  export default clauseIds;
}

declare module 'virtual:clause-statements' {
  /** What every clause says. */
  const statements: Readonly<
    Record<
      import('../../../spec/clauses.ts').ClauseId,
      Pick<import('../../../spec/clauses.ts').Clause, 'kind' | 'title' | 'statement'>
    >
  >;
  export default statements;
}

declare module 'virtual:validators' {
  type Schemas = typeof import('../../../machine/record/validators.ts').schemas;
  export const record: Schemas['record'];
  export const fixture: Schemas['fixture'];
  export const trace: Schemas['trace'];
}

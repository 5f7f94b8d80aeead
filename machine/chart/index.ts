/**
 * The statechart: a machine for XState's `createActor`, the events it takes, and its states and
 * transitions as a list. What is exported here is what `shedu/chart` promises.
 *
 * @module shedu/chart
 */
export { type ChartContext, type ChartEvent, type ChartInput, eventOf } from './context.ts';
export { type Edge, edges, type State, states } from './edges.ts';
export { type ChartActor, type ChartSnapshot, type Machine, machine, phaseOf } from './machine.ts';
export type { ChartOutput } from './setup.ts';

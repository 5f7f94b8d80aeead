/**
 * The statechart: a machine for XState's `createActor`, the events it takes, its states and
 * transitions as a list, and a driver that plays many games by it without an actor. What is
 * exported here is what `shedu/chart` promises.
 *
 * @module shedu/chart
 */
export { type ChartContext, type ChartEvent, type ChartInput, eventOf } from './context.ts';
export { type Driver, driver, driverOf, type Standing } from './driver.ts';
export { type Edge, edges, type State, states } from './edges.ts';
export { type ChartActor, type ChartSnapshot, type Machine, machine, phaseOf } from './machine.ts';
export { type Inspect, type Playing, playing, type Watching } from './playing.ts';
export type { ChartOutput } from './setup.ts';
export { Unmodelled } from './table.ts';

import type { ComponentType } from 'preact';

/** How a part of the viewer that is not there from the start is loaded. */
export type Loader<P> = () => Promise<{ readonly default: ComponentType<P> }>;

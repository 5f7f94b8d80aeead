import branches from '../styles/branches.css?inline';
import desk from '../styles/desk.css?inline';

export { default, follow } from '../viewer/whatif/WhatIfPanel.tsx';

/** The styles of what is here, for the element that shows it. */
export const styles = desk + branches;

import type { Loader } from '../loader.ts';
import type { PanelProps } from '../panels/panel.ts';

/** What a dialog is given: what a panel is, and how to go away. */
export interface DialogProps extends PanelProps {
  close(): void;
}

/** The dialogs that the toolbar opens. */
export type DialogName = 'search' | 'share' | 'help';

/** How they are loaded when they are asked for. */
export type DialogLoaders = Readonly<Record<DialogName, Loader<DialogProps>>>;

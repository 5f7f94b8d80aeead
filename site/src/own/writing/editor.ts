import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  completionKeymap,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { type Diagnostic, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { Choice, Choices } from '../../engine/writing/choice.ts';
import { cursorIn } from '../../engine/writing/cursor.ts';
import type { DraftProblem } from '../../engine/writing/draft.ts';
import { coloring } from './coloring.ts';
import { fittingOf } from './fitting.ts';
import { theme } from './theme.ts';

/** What an editor is opened with. */
export interface EditorOptions {
  readonly text: string;
  readonly cursor: number;
  /** What the field is called, and the list of what may stand in it. */
  readonly label: string;
  readonly listLabel: string;
  /** Is told of each change of the text or of the cursor. */
  typed(text: string, cursor: number): void;
  choices(text: string, cursor: number): Promise<Choices>;
  /** A problem as it is shown beside its place. */
  message(problem: DraftProblem): Node;
}

export interface Editor {
  focus(): void;
  /** Underlines what is wrong with a text, if that is still the text. */
  mark(text: string, problems: readonly DraftProblem[]): void;
  lead(cursor: number): void;
  /** Lists what may stand at the cursor. */
  offer(): void;
  close(): void;
}

/**
 * Opens an editor in an element. It lives in a shadow tree, in which its styles need no exception
 * from the policy of the page.
 */
export function openEditor(host: HTMLElement, options: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const { text, label, listLabel, typed } = options;
  const view = new EditorView({
    parent: root as unknown as Element,
    root,
    state: EditorState.create({
      doc: text,
      selection: { anchor: Math.min(options.cursor, text.length) },
      extensions: [
        lineNumbers(),
        history(),
        coloring,
        theme,
        EditorView.lineWrapping,
        EditorState.phrases.of({ Completions: listLabel }),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        autocompletion({
          override: [sourceOf(options)],
          icons: false,
          activateOnCompletion: isMore,
        }),
        // Tab is left to the browser, so that the keyboard leads out of the text.
        keymap.of([
          ...completionKeymap,
          { key: 'F8', run: nextDiagnostic },
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        // Files are the page's, wherever they are dropped.
        EditorView.domEventHandlers({ drop: hasFiles, paste: hasFiles }),
        EditorView.updateListener.of(({ state, docChanged, selectionSet }) => {
          if (docChanged || selectionSet) typed(state.doc.toString(), state.selection.main.head);
        }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    mark(of, problems) {
      if (view.state.doc.toString() !== of) return;
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map((one) => diagnosticOf(one, options)),
        ),
      );
    },
    lead(cursor) {
      const anchor = Math.min(cursor, view.state.doc.length);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    offer() {
      view.focus();
      closeCompletion(view);
      startCompletion(view);
    },
    close: () => view.destroy(),
  };
}

function hasFiles(event: DragEvent | ClipboardEvent): boolean {
  const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
  return (data?.files.length ?? 0) > 0;
}

const diagnosticOf = (problem: DraftProblem, { message }: EditorOptions): Diagnostic => ({
  from: problem.from,
  to: problem.to,
  severity: 'error',
  message: problem.text,
  renderMessage: () => message(problem),
});

interface Offered extends Completion {
  readonly choice: Choice;
}

const isMore = (completion: Completion): boolean => (completion as Offered).choice.more === true;

/** Asks what may stand at the cursor, once for each word that is begun. */
function sourceOf({ choices }: EditorOptions) {
  let last: { readonly before: string; readonly found: Promise<Choices | null> } | null = null;
  return async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const text = state.doc.toString();
    const { at, from } = cursorIn(text, pos);
    if (at === 'elsewhere') return null;
    const before = text.slice(0, from);
    if (last?.before !== before) last = { before, found: choices(text, pos).catch(() => null) };
    const found = await last.found;
    const begun = text.slice(from, pos);
    const fitting = found === null ? [] : fittingOf(found.choices, begun);
    const [first, ...others] = fitting;
    if (first === undefined || (!explicit && first.label === begun && others.length === 0))
      return null;
    const options = fitting.map(
      (choice): Offered => ({
        label: choice.label,
        ...(choice.detail === undefined ? {} : { detail: choice.detail }),
        choice,
        apply,
      }),
    );
    return { from, options, filter: false };
  };
}

/** Types what was chosen, and goes on where there is more to be chosen. */
function apply(view: EditorView, completion: Completion, from: number, to: number): void {
  const { label, more, behind = '' } = (completion as Offered).choice;
  const typed = more && !label.endsWith('"') ? `${label} ` : label;
  view.dispatch({
    changes: { from, to, insert: typed + behind },
    selection: { anchor: from + typed.length },
    scrollIntoView: true,
    userEvent: 'input.complete',
    annotations: pickedCompletion.of(completion),
  });
}

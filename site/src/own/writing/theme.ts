import { EditorView } from '@codemirror/view';

/** The editor in the colours of the page, light or dark. */
export const theme = EditorView.theme({
  '&': {
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--soft)',
    borderRadius: '6px',
    color: 'var(--ink)',
    fontSize: '0.95rem',
    height: '100%',
  },
  '&.cm-focused': { outline: '2.5px solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.5rem 0' },
  '.cm-gutters': {
    backgroundColor: 'var(--sunk)',
    borderRight: '1px solid var(--line)',
    color: 'var(--soft)',
  },
  '.part-header, .part-comment': { color: 'var(--soft)' },
  '.part-comment': { fontStyle: 'italic' },
  '.part-turn': { color: 'var(--accent)', fontWeight: '600' },
  '.part-conflict, .part-raw': { color: 'var(--accent)' },
  '.part-open, .part-close': { fontWeight: '700' },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--soft)',
    borderRadius: '4px',
    color: 'var(--ink)',
    maxWidth: 'min(32rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--mono)',
    maxHeight: '14em',
    maxWidth: 'min(32rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    minHeight: '1.75rem',
    padding: '0.2rem 0.6rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--wash)',
    color: 'var(--ink)',
  },
  '.cm-completionDetail': {
    color: 'inherit',
    fontFamily: 'var(--sans)',
    fontStyle: 'normal',
    marginInlineStart: '0.75em',
  },
  '.cm-diagnostic': {
    borderInlineStart: '4px solid var(--board-red)',
    fontFamily: 'var(--sans)',
    padding: '0.4rem 0.6rem',
  },
  '.cm-diagnostic p, .cm-diagnostic ul': { margin: '0', padding: '0', listStyle: 'none' },
  '.cm-diagnostic a': { color: 'var(--accent)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--board-red) 1.5px',
    textUnderlineOffset: '0.2em',
  },
});

import { type RefObject, render } from 'preact';
import { useEffect, useImperativeHandle, useRef, useState } from 'preact/hooks';
import { ask } from '../../engine/client.ts';
import type { DraftProblem } from '../../engine/writing/draft.ts';
import { Title } from '../../viewer/clauses/Clauses.tsx';
import { type Services, ServicesContext, useServices } from '../../viewer/services.ts';
import type { OwnTexts } from '../source.ts';
import type { Editor } from './editor.ts';

/** What the desk can have its field do. */
export interface FieldHandle {
  lead(cursor: number): void;
  offer(): void;
}

interface Props {
  readonly text: OwnTexts;
  readonly written: string;
  /** What is wrong with which text. */
  readonly marked: { readonly text: string; readonly problems: readonly DraftProblem[] };
  readonly handle: RefObject<FieldHandle>;
  typed(text: string, cursor: number): void;
}

/** The text that is written: a plain field until the editor has come, and where it does not come. */
export function Field({ text, written, marked, handle, typed }: Props) {
  const services = useServices();
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const [editor, open] = useState<Editor | null>(null);
  /** Whether somebody was typing when the editor came, and goes on in it. */
  const held = useRef(false);
  const now = useRef({ written, typed });
  now.current = { written, typed };

  useEffect(() => {
    const field = plain.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    let opened: Editor | null = null;
    let left = false;
    import('./editor.ts')
      .then(({ openEditor }) => {
        if (left || host.current === null) return;
        held.current = document.activeElement === plain.current;
        opened = openEditor(host.current, {
          text: now.current.written,
          cursor: plain.current?.selectionStart ?? now.current.written.length,
          label: text.paste,
          listLabel: text.write.offer,
          typed: (value, cursor) => now.current.typed(value, cursor),
          choices: (value, cursor) =>
            ask('choices', { text: value, cursor, language: services.tongue.language }),
          message: (problem) => messageOf(problem, services),
        });
        open(opened);
      })
      // The plain field stays where it does not come.
      .catch(() => {});
    return () => {
      left = true;
      opened?.close();
    };
  }, [services, text]);

  useEffect(() => {
    if (held.current) editor?.focus();
  }, [editor]);

  useEffect(() => editor?.mark(marked.text, marked.problems), [editor, marked]);

  useImperativeHandle(handle, () => ({
    lead(cursor) {
      if (editor !== null) editor.lead(cursor);
      else {
        plain.current?.focus();
        plain.current?.setSelectionRange(cursor, cursor);
      }
    },
    offer: () => editor?.offer(),
  }));

  return (
    <>
      <div class="writing-editor" ref={host} hidden={editor === null} />
      {editor === null && (
        <textarea
          ref={plain}
          class="writing-plain"
          aria-label={text.paste}
          spellcheck={false}
          value={written}
          onInput={({ currentTarget }) => typed(currentTarget.value, currentTarget.selectionStart)}
          onSelect={({ currentTarget }) => typed(currentTarget.value, currentTarget.selectionStart)}
        />
      )}
    </>
  );
}

/** A problem in words, with the clauses behind it. */
function messageOf({ text, clauses }: DraftProblem, services: Services): Node {
  const node = document.createElement('div');
  render(
    <ServicesContext.Provider value={services}>
      <p>{text}</p>
      <ul>
        {clauses.map((id) => (
          <li key={id}>
            <a href={services.links.clause(id)}>
              <Title id={id} />
            </a>
          </li>
        ))}
      </ul>
    </ServicesContext.Provider>,
    node,
  );
  return node;
}

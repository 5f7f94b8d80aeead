import type { HouseNote } from '../../../machine/record/house.ts';
import { localText } from '../../../machine/record/local.ts';
import { isolated } from '../../../machine/words/isolate.ts';
import { useTongue } from '../viewer/services.ts';

/** The paragraphs of a note of an edition of one's own, in the reader's language if it has them. */
export function NoteText({ note }: { readonly note: HouseNote }) {
  const { language } = useTongue();
  const { text, lang } = localText(note.text, language);
  return (
    <>
      {text.split('\n').map((line, i) => (
        <p key={i} class="house-note" lang={lang}>
          {isolated(line)}
        </p>
      ))}
    </>
  );
}

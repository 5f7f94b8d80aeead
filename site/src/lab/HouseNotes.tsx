import type { HouseEdition } from '../../../machine/record/house.ts';
import { localText } from '../../../machine/record/local.ts';
import { isolated } from '../../../machine/words/isolate.ts';
import { NoteText } from '../house/NoteText.tsx';
import { fill } from '../strings.ts';
import { Clauses } from '../viewer/clauses/Clauses.tsx';
import { useTongue } from '../viewer/services.ts';
import type { LabTexts } from './texts.ts';

/** All that the edition in force says for itself: in general, then clause by clause. */
export function HouseNotes({
  text,
  house,
}: {
  readonly text: LabTexts;
  readonly house: HouseEdition;
}) {
  const { language } = useTongue();
  const title = isolated(localText(house.title, language).text);
  const general = house.notes.filter(({ clause }) => clause === undefined);
  const others = house.notes.filter(({ clause }) => clause !== undefined);
  return (
    <details class="house-notes">
      <summary>{fill(text.house.notes, { title })}</summary>
      {[...general, ...others].map((note, i) => (
        <div key={i}>
          {note.clause !== undefined && <Clauses ids={[note.clause]} />}
          <NoteText note={note} />
        </div>
      ))}
    </details>
  );
}

import type { HouseEdition } from '../../../../machine/record/house.ts';
import { localText } from '../../../../machine/record/local.ts';
import { isolated } from '../../../../machine/words/isolate.ts';
import type { ClauseId } from '../../../../spec/clauses.ts';
import { NoteText } from '../../house/NoteText.tsx';
import { fill } from '../../strings.ts';
import { useTongue } from '../../viewer/services.ts';
import { verdictTextsOf } from './texts.ts';

/** What an edition of one's own notes on some clauses. */
export function ClauseNotes({
  house,
  ids,
}: {
  readonly house: HouseEdition;
  readonly ids: readonly ClauseId[];
}) {
  const { language } = useTongue();
  const title = isolated(localText(house.title, language).text);
  return (
    <>
      {house.notes.map(
        (note, i) =>
          note.clause !== undefined &&
          ids.includes(note.clause) && (
            <aside key={i} class="own-note" data-clause={note.clause}>
              <p class="soft">{fill(verdictTextsOf(language).houseNote, { title })}</p>
              <NoteText note={note} />
            </aside>
          ),
      )}
    </>
  );
}

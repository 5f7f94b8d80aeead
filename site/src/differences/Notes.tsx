import type { HouseEdition, HouseNote } from '../../../machine/record/house.ts';
import { NoteText } from '../house/NoteText.tsx';
import { Title } from '../viewer/clauses/Clauses.tsx';
import { useServices } from '../viewer/services.ts';
import type { DifferencesPage } from './page.ts';

/** What an edition of one's own says for itself: in general, then clause by clause. */
export function Notes({
  page: { text },
  house: { notes },
}: {
  readonly page: DifferencesPage;
  readonly house: HouseEdition;
}) {
  const { links } = useServices();
  if (notes.length === 0) return <p class="soft">{text.noNotes}</p>;
  const first = notes.filter(({ clause }) => clause === undefined);
  const others = notes.filter(({ clause }) => clause !== undefined);
  return (
    <section class="own-notes-beside">
      <h3>{text.notes}</h3>
      <ul>
        {[...first, ...others].map((note: HouseNote, i) => (
          <li key={i} data-clause={note.clause}>
            {note.clause !== undefined && (
              <p class="clause-name">
                <a href={links.clause(note.clause)}>
                  <Title id={note.clause} />
                </a>
              </p>
            )}
            <NoteText note={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}

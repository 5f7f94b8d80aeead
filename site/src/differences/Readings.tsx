import type { HouseEdition } from '../../../machine/record/house.ts';
import { fill } from '../strings.ts';
import { useServices } from '../viewer/services.ts';
import { EditionHeads } from './EditionHeads.tsx';
import type { DifferencesPage, ReadingRow } from './page.ts';

interface Props {
  readonly page: DifferencesPage;
  readonly house: HouseEdition;
  /** What it is called. */
  readonly title: string;
  /** What the edition is called that it begins with. */
  readonly base: string;
}

/** The readings of an edition of one's own beside those of the printed ones, by clause. */
export function Readings({ page, house, title, base }: Props) {
  const { text, editions, switches } = page;
  return (
    <table class="stacking readings-beside">
      <caption>{text.readings}</caption>
      <thead>
        <tr>
          <EditionHeads editions={editions} title={title} />
        </tr>
      </thead>
      {switches.map((row) => (
        <Passage key={row.id} {...{ page, house, title, base, row }} />
      ))}
    </table>
  );
}

/** A contested passage: how each edition reads it, and what its clauses say by the own reading. */
function Passage({ page, house, title, base, row }: Props & { readonly row: ReadingRow }) {
  const { text, editions } = page;
  const { links } = useServices();
  const { id, decision, readings, clauses } = row;
  const own: string = house.rulings[id] ?? decision[house.edition];
  const same = own === decision[house.edition];
  const alike = editions.filter((edition) => decision[edition.id] === own);
  return (
    <tbody data-same={same} data-ruling={id}>
      <tr>
        <th scope="rowgroup" colSpan={editions.length + 1} class="wide">
          <a href={links.ruling(id)}>{row.title}</a>
        </th>
      </tr>
      <tr>
        {editions.map((edition) => (
          <td
            key={edition.id}
            class="wide"
            data-edition={edition.id}
            data-label={`${edition.short}:`}
          >
            {readings[decision[edition.id]]}
          </td>
        ))}
        <td class="ours wide" data-label={`${title}:`}>
          <strong>
            {same
              ? fill(text.same, { edition: base })
              : alike.length === 0
                ? fill(text.alone, { edition: base })
                : fill(text.otherwise, {
                    edition: base,
                    others: alike.map(({ short }) => short).join(', '),
                  })}
          </strong>{' '}
          {readings[own]}
        </td>
      </tr>
      <tr>
        <td colSpan={editions.length + 1} class="of-clauses wide">
          {text.clauses}
          <ul>
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a href={links.clause(clause.id)}>{clause.title}</a>
                {clause.says[own] !== undefined && <span> {clause.says[own]}</span>}
              </li>
            ))}
          </ul>
        </td>
      </tr>
    </tbody>
  );
}

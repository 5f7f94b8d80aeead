import type { ForeignModule } from '../../../machine/record/explain.ts';
import type { HouseEdition } from '../../../machine/record/house.ts';
import { fill } from '../strings.ts';
import { EditionHeads } from './EditionHeads.tsx';
import type { DifferencesPage } from './page.ts';

interface Props {
  readonly page: DifferencesPage;
  readonly house: HouseEdition;
  /** What it is called. */
  readonly title: string;
  /** What the edition is called that it begins with. */
  readonly base: string;
}

/** The modules of an edition of one's own beside those of the printed ones. */
export function Offers({ page, house, title, base }: Props) {
  const { text, option, editions, offers } = page;
  return (
    <table class="stacking by-edition">
      <caption>{text.offers}</caption>
      <thead>
        <tr>
          <th scope="col">{option}</th>
          <EditionHeads editions={editions} title={title} />
        </tr>
      </thead>
      <tbody>
        {offers.map(({ module, name, offered }) => {
          const played = playedIn(house, module);
          return (
            <tr key={module} data-same={played === null}>
              <th scope="row" class="wide">
                {name}
              </th>
              {editions.map(({ id, short }) => (
                <td key={id} data-edition={id} data-label={`${short}:`}>
                  {offered[id]}
                </td>
              ))}
              <td class="ours" data-label={`${title}:`}>
                {played === null
                  ? fill(text.unsaid, { edition: base })
                  : played
                    ? text.played
                    : text.notPlayed}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether an edition of one's own says that a module is played; null where it says nothing. */
function playedIn({ options }: HouseEdition, module: ForeignModule): boolean | null {
  if (module !== 'advanced') return options[module] ?? null;
  return options.board === undefined ? null : options.board === 'advanced';
}

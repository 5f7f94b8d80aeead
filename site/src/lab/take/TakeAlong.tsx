import type { RecordJson } from '../../../../machine/record/format.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import { editions } from '../../../../spec/editions.ts';
import type { Judged } from '../../engine/judging/judged.ts';
import { boardSvg, pngOf } from '../../viewer/board/image.ts';
import { save } from '../../viewer/controls/saved.ts';
import { useCopying } from '../../viewer/controls/useCopying.tsx';
import { useServices } from '../../viewer/services.ts';
import { useCome } from '../../viewer/useCome.ts';
import { waysStringsOf } from '../../waysstrings.ts';
import '../../styles/labways.css';
import { ask } from '../engine.ts';
import { labLink } from '../lablink.ts';
import { forumText, type Style } from './forum.ts';

interface Props {
  /** The session up to what is shown. */
  readonly record: RecordJson;
  /** What is asked there; null where nothing is. */
  readonly action: Action | null;
  /** The verdict on it, where it was given. */
  readonly judged: Judged | null;
}

/** The board of the lab around as a document of its own. */
async function drawn(inside: Element): Promise<string> {
  const board = inside.closest('.bench')?.querySelector<SVGSVGElement>('svg.board');
  if (board == null) throw new Error('there is no board');
  return boardSvg(board);
}

/** Takes a session along: its link, its position, a post for a forum, a picture, a case. */
export function TakeAlong({ record, action, judged }: Props) {
  const { tongue, links, linkCode } = useServices();
  const { language } = tongue;
  const text = waysStringsOf(language).take;
  const carried = useCome(
    () => ask('carry', { record, action, language }),
    [record, action, language],
  );
  const code = useCome(async () => linkCode?.(), []);
  const { tried, copy, outcome } = useCopying(text);
  if (carried === 'missing') return <p role="alert">{text.failed}</p>;
  if (carried === 'loading') return <p role="status" />;

  const absolute = (address: string): string => new URL(address, location.href).href;
  const moves = record.steps.length > 0 || record.variations !== undefined;
  const sessionLink = async (): Promise<string> =>
    absolute(await labLink({ text: carried.game, moves }, links));
  const post = async (style: Style): Promise<string> =>
    forumText(
      {
        ...carried,
        edition: editions[record.edition].title[language],
        verdict: judged === null ? null : { ...judged, impossible: judged.problems.length > 0 },
        link: await sessionLink(),
      },
      style,
      text.forum,
      (id) => absolute(links.clause(id)),
    );

  const copying = (of: () => string | Promise<string>) => () => copy(of);
  const saving = (of: (inside: Element) => Promise<Blob>, name: string) => (inside: Element) =>
    tried(async () => {
      save(await of(inside), name);
      return text.saved;
    });
  const button = (name: string, act: (inside: Element) => unknown) => (
    <li>
      <button
        type="button"
        class="quiet-button"
        onClick={({ currentTarget }) => void act(currentTarget)}
      >
        {name}
      </button>
    </li>
  );
  const json = (content: string): Blob => new Blob([content], { type: 'application/json' });
  const { position, line, board, fixture } = carried;
  return (
    <div class="lab-take">
      <ul>
        {button(text.link, copying(sessionLink))}
        {moves &&
          position !== null &&
          button(
            text.positionLink,
            copying(async () => absolute(await labLink({ text: position, moves: false }, links))),
          )}
        {line !== null &&
          button(
            text.line,
            copying(() => line),
          )}
        {board !== null &&
          button(
            text.board,
            copying(() => board),
          )}
        {button(
          text.markdown,
          copying(() => post('markdown')),
        )}
        {button(
          text.bbcode,
          copying(() => post('bbcode')),
        )}
        {button(text.picture, (inside) =>
          tried(async () => {
            const png = drawn(inside).then((svg) => pngOf(svg));
            await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
            return text.copied;
          }),
        )}
        {button(
          text.png,
          saving(async (inside) => pngOf(await drawn(inside)), 'shedu-lab.png'),
        )}
        {button(
          text.svg,
          saving(
            async (inside) => new Blob([await drawn(inside)], { type: 'image/svg+xml' }),
            'shedu-lab.svg',
          ),
        )}
        {button(
          text.record,
          saving(async () => json(carried.record), 'shedu-lab.json'),
        )}
      </ul>
      {fixture !== null && (
        <>
          <ul>
            {button(
              text.report,
              saving(async () => json(fixture), 'shedu-case.json'),
            )}
            {button(
              text.reportCopy,
              copying(() => fixture),
            )}
          </ul>
          <p class="hint">{text.reportHint}</p>
        </>
      )}
      {typeof code === 'object' && (
        <code.LinkCode key={carried.game} link={sessionLink} name="shedu-lab" />
      )}
      {outcome}
    </div>
  );
}

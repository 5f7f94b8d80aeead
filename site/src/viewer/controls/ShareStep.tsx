import { gameOf } from '../../../../machine/book/telling/told.ts';
import { fill } from '../../strings.ts';
import { boardSvg, pngOf } from '../board/image.ts';
import { useServices } from '../services.ts';
import { useCome } from '../useCome.ts';
import { closeAround, Dialog } from './Dialog.tsx';
import type { DialogProps } from './dialogs.ts';
import { save } from './saved.ts';
import { useCopying } from './useCopying.tsx';

/** A link as it works anywhere; the fragment of the page, a record perhaps, goes with it. */
function absolute(link: string): string {
  const url = new URL(link, location.href);
  if (url.hash === '') url.hash = location.hash;
  return url.href;
}

/** The board of the viewer around as a document of its own. */
async function drawn(inside: Element): Promise<string> {
  const board = inside.closest('.viewer')?.querySelector<SVGSVGElement>('svg.board');
  if (board == null) throw new Error('there is no board');
  return boardSvg(board);
}

/** Takes a step along: its address, its position, a picture of it, a page of paper. */
export default function ShareStep({ replay, frame, steps, close }: DialogProps) {
  const { tongue, place, ask, branchLink, positionLink, labLink, linkCode, print } = useServices();
  const { viewpoint } = steps;
  const { language, texts } = tongue;
  const text = texts.viewer.toolbar;
  const link = place.linkTo({ position: frame.index, viewpoint });
  const beyond = replay.leaves !== undefined && frame.index > replay.leaves;
  const linkHere = async (): Promise<string> =>
    (beyond && branchLink?.(replay, frame.index)) || absolute(link ?? '');
  /** No game begins where no action is left. */
  const hasNext = frame.game.actionsLeft > 0;
  const name = `${replay.telling.id ?? 'shedu'}-${frame.index}`;
  const code = useCome(async () => linkCode?.(), []);
  const { tried, copy, outcome } = useCopying(text);
  const position = (as: 'json' | 'text') => async () => {
    const game = gameOf(replay.telling, frame);
    return (await ask('position', { game, phase: frame.phase, viewpoint, language }))[as];
  };
  const button = (name: string, act: (button: Element) => unknown) => (
    <li>
      <button
        type="button"
        class="quiet-button"
        onClick={({ currentTarget }) => act(currentTarget)}
      >
        {name}
      </button>
    </li>
  );
  return (
    <Dialog name={fill(text.shareStep, { step: frame.index })} of="share" close={close}>
      <ul>
        {link !== null && button(text.copyLink, () => copy(linkHere))}
        {positionLink !== undefined &&
          hasNext &&
          button(text.copyPositionLink, () =>
            copy(() => positionLink({ replay, frame, viewpoint })),
          )}
        {labLink !== undefined &&
          hasNext &&
          button(texts.viewer.inLab, () =>
            tried(async () => {
              location.assign(await labLink({ replay, frame, viewpoint }));
              return '';
            }),
          )}
        {button(text.copyPosition, () => copy(position('json')))}
        {button(text.copyText, () => copy(position('text')))}
        {button(text.copyImage, (board) =>
          tried(async () => {
            const png = drawn(board).then((svg) => pngOf(svg));
            await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
            return text.copied;
          }),
        )}
        {button(text.savePng, (board) =>
          tried(async () => {
            save(await pngOf(await drawn(board)), `${name}.png`);
            return text.saved;
          }),
        )}
        {button(text.saveSvg, (board) =>
          tried(async () => {
            save(new Blob([await drawn(board)], { type: 'image/svg+xml' }), `${name}.svg`);
            return text.saved;
          }),
        )}
        {print !== undefined &&
          button(text.print, (inside) => {
            closeAround(inside);
            print();
          })}
      </ul>
      {link !== null && typeof code === 'object' && (
        <code.LinkCode key={name} link={linkHere} name={name} />
      )}
      {viewpoint !== 'all' && <p class="hint">{text.shareHidden}</p>}
      {outcome}
    </Dialog>
  );
}

import { useEffect, useState } from 'preact/hooks';
import type { GameFile } from '../../../machine/record/format.ts';
import { ask } from '../engine/client.ts';
import { toFragment } from '../engine/fragment.ts';
import { fill, type Strings } from '../strings.ts';
import { useServices } from '../viewer/services.ts';
import { useCome } from '../viewer/useCome.ts';
import { restOfSearch } from './gameaddress.ts';
import type { Chosen } from './useOwn.ts';

/** Links longer than this, in bytes, may be cut; none is made that is longer than the second. */
const LONG = 8_000;
const TOO_LONG = 100_000;

interface Props {
  readonly text: Strings['own'];
  readonly chosen: Chosen;
  /** The game, if it could be read. */
  readonly file: GameFile | null;
}

/** The game as a link and as a file. */
export function ShareGame({ text, file, chosen: { offer, game, content } }: Props) {
  const [link, show] = useState<string | null>(null);
  const [copied, tell] = useState(false);
  const [address, give] = useState('');
  const alone = game.line === null || offer.games.length === 1;
  const name = alone ? game.file.name : `${game.name ?? game.number}`;
  const { linkCode } = useServices();
  const code = useCome(async () => linkCode?.(), []);
  useEffect(() => {
    const url = URL.createObjectURL(content);
    give(url);
    return () => URL.revokeObjectURL(url);
  }, [content]);
  const share = async (): Promise<void> => {
    tell(false);
    const { origin, pathname } = location;
    const written = file === null ? null : await ask('write', { file });
    const shared = written === null ? content : new Blob([written]);
    show(origin + pathname + restOfSearch() + (await toFragment(shared)));
  };
  const copy = (): void => {
    if (link !== null) navigator.clipboard.writeText(link).then(() => tell(true));
  };
  return (
    <>
      <div class="taking">
        <a class="quiet-button" href={address} download={fileName(name, alone)}>
          {text.save}
        </a>
        <button type="button" class="quiet-button" aria-expanded={link !== null} onClick={share}>
          {text.share}
        </button>
      </div>
      {link !== null && (
        <div class="link">
          {link.length > TOO_LONG ? (
            <p role="alert">{fill(text.tooLong, { size: kilo(link.length) })}</p>
          ) : (
            <>
              <label>
                {text.link}
                <input
                  readOnly
                  value={link}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              </label>
              <button type="button" class="quiet-button" onClick={copy}>
                {copied ? text.copied : text.copy}
              </button>
              <span class="sr-only" role="status">
                {copied && text.copied}
              </span>
              <p>{text.linkText}</p>
              {link.length > LONG && <p>{fill(text.long, { size: kilo(link.length) })}</p>}
              {typeof code === 'object' && (
                <code.LinkCode key={link} link={async () => link} name={name} />
              )}
            </>
          )}
        </div>
      )}
    </>
  );
}

const kilo = (bytes: number): number => Math.round(bytes / 1000);

/** A name to save under: as it was, or made of what the game calls itself. */
function fileName(called: string, asItWas: boolean): string {
  const name = called.replace(/\.gz$/i, '');
  if (asItWas && /\.(json|jsonl|ndjson|shedu|txt)$/i.test(name)) return name;
  const plain = name.replace(/[^\p{L}\p{N}._ -]+/gu, '-').slice(0, 80);
  return `${plain}.json`;
}

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { codeStringsOf } from '../../codestrings.ts';
import { fill } from '../../strings.ts';
import { pngOf } from '../board/image.ts';
import { useTongue } from '../services.ts';
import { type LinkCode as Code, type LinkCodeProps, LONGEST, linkCode } from './linkcode.ts';
import { save } from './saved.ts';

/** Pixels that the side of a code is to have, and the least that a module has. */
const SIDE = 360;
const MODULE = 3;

/** What came of a link. */
interface Made {
  readonly link: string;
  /** Null if the link is too long. */
  readonly code: Code | null;
}

/** Shows a link as a QR code when that is asked for, or says why there is none. */
export function LinkCode({ link, name }: LinkCodeProps) {
  const { language, texts } = useTongue();
  const { code: text } = codeStringsOf(language);
  const [made, show] = useState<Made | 'failed' | null>(null);
  const make = async (): Promise<void> => {
    try {
      const made = await link();
      show({ link: made, code: await linkCode(made) });
    } catch {
      show('failed');
    }
  };
  return (
    <div class="link-code">
      <button type="button" class="quiet-button" onClick={make}>
        {text.show}
      </button>
      {made === 'failed' && <p role="alert">{texts.viewer.toolbar.failed}</p>}
      {made !== null &&
        made !== 'failed' &&
        (made.code === null ? (
          <p role="alert">{fill(text.tooLong, { size: made.link.length, limit: LONGEST })}</p>
        ) : (
          <Drawn link={made.link} code={made.code} name={name} failed={() => show('failed')} />
        ))}
    </div>
  );
}

interface DrawnProps {
  readonly link: string;
  readonly code: Code;
  readonly name: string;
  failed(): void;
}

/** The code, dark on white whatever the colours around it. */
function Drawn({ link, code: { side, dark }, name, failed }: DrawnProps) {
  const { code: text } = codeStringsOf(useTongue().language);
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => drawing.current?.scrollIntoView({ block: 'nearest' }), [dark]);
  const pixels = side * Math.max(MODULE, Math.floor(SIDE / side));
  const svg = (): string => new XMLSerializer().serializeToString(drawing.current as SVGSVGElement);
  return (
    <figure style={{ '--side': `${side}px`, '--pixels': `${pixels}px` }}>
      <svg
        ref={drawing}
        xmlns="http://www.w3.org/2000/svg"
        width={pixels}
        height={pixels}
        viewBox={`0 0 ${side} ${side}`}
        shape-rendering="crispEdges"
        role="img"
        aria-label={fill(text.name, { link })}
      >
        <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
        <path fill="#000" d={dark} />
      </svg>
      <figcaption>{text.hint}</figcaption>
      <button
        type="button"
        class="quiet-button"
        onClick={() => pngOf(svg()).then((png) => save(png, `${name}-qr.png`), failed)}
      >
        {text.savePng}
      </button>
      <button
        type="button"
        class="quiet-button"
        onClick={() => save(new Blob([svg()], { type: 'image/svg+xml' }), `${name}-qr.svg`)}
      >
        {text.saveSvg}
      </button>
    </figure>
  );
}

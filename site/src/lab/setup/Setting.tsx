import type { Dynasty } from '../../../../machine/rules/pieces.ts';
import { Loaded } from '../../viewer/Loaded.tsx';
import type { Part } from '../part.ts';
import { Ending } from './Ending.tsx';
import { Impossible } from './Impossible.tsx';
import type { Inks } from './keys.ts';
import { boardOf, type Laid } from './laid.ts';
import { Palette } from './Palette.tsx';
import type { Stamp } from './stamp.ts';

/** What is fetched when it is first shown. */
const known = async () => ({ default: (await import('./Known.tsx')).Known });

interface SettingProps extends Part {
  readonly inks: Inks;
  ink(inks: Inks): void;
  ofDynasty(dynasty: Dynasty): void;
}

/** What stands beside the board while a position is set up. */
export function Setting({ page, bench, inks, ink, ofDynasty }: SettingProps) {
  const { lab: text, editions } = page;
  const { session, problems, act, turn } = bench;
  const { laid, stamp } = session;
  const tell = (next: Laid): void => turn({ deed: 'tell', laid: next });
  const pick = (next: Stamp): void => {
    if (next.lay === 'monument') ink({ ...inks, monument: next.colors });
    act({ deed: 'pick', stamp: next });
  };
  return (
    <>
      <Palette
        {...{ text, stamp, inks, pick }}
        free={boardOf(laid).id === 'free'}
        ink={ofDynasty}
      />
      <Ending {...{ text, laid, tell }} />
      <Impossible text={text} problems={problems} />
      <Loaded load={known} props={{ text, laid, editions, tell }} />
      <p class="soft hint">{text.palette.hint.replace('{keys}', text.keys)}</p>
    </>
  );
}

import type { ComponentChildren } from 'preact';
import { MONUMENTS } from '../../../../machine/rules/component.ts';
import { COLORS, DYNASTIES, LEADERS } from '../../../../machine/rules/pieces.ts';
import { fill } from '../../strings.ts';
import { Sign } from '../../viewer/pieces/Sign.tsx';
import { useTongue } from '../../viewer/services.ts';
import type { Tongue } from '../../viewer/tongue.ts';
import { PiecePicture } from '../../viewer/whatif/PiecePicture.tsx';
import type { LabTexts } from '../texts.ts';
import type { Inks } from './keys.ts';
import { ERASER, GROUNDS, type Stamp, stampKey } from './stamp.ts';

interface Props {
  readonly text: LabTexts;
  readonly stamp: Stamp;
  readonly inks: Inks;
  /** Whether the ground is painted too. */
  readonly free: boolean;
  pick(stamp: Stamp): void;
  ink(dynasty: Inks['dynasty']): void;
}

/** The stamps to choose from: all in sight, each a tap away. */
export function Palette({ text, stamp, inks, free, pick, ink }: Props) {
  const tongue = useTongue();
  const chosen = stampKey(stamp);
  const choice = (one: Stamp) => (
    <label key={stampKey(one)} title={stampName(one, tongue, text)} data-stamp={stampKey(one)}>
      <input
        type="radio"
        name="lab-stamp"
        checked={stampKey(one) === chosen}
        onChange={() => pick(one)}
      />
      <StampPicture stamp={one} />
      <span class="sr-only">{stampName(one, tongue, text)}</span>
    </label>
  );
  const { dynasty } = inks;
  return (
    <div class="palette">
      <fieldset class="stamps" aria-label={text.palette.label}>
        {COLORS.map((color) => choice({ lay: 'tile', color }))}
        {choice({ lay: 'treasure' })}
        {choice({ lay: 'catastrophe' })}
        {choice(ERASER)}
        {LEADERS.map((leader) => choice({ lay: 'leader', dynasty, leader }))}
        {MONUMENTS.map((colors) => choice({ lay: 'monument', colors }))}
        {choice({ lay: 'building' })}
        {choice({ lay: 'wonder' })}
        {free && GROUNDS.map((ground) => choice({ lay: 'ground', ground }))}
      </fieldset>
      <fieldset class="dynasties" aria-label={text.palette.dynasty}>
        {DYNASTIES.map((one) => (
          <label key={one} title={tongue.texts.dynasty[one]} data-dynasty={one}>
            <input
              type="radio"
              name="lab-dynasty"
              checked={one === dynasty}
              onChange={() => ink(one)}
            />
            <Sign name={one} />
            <span class="sr-only">{tongue.texts.dynasty[one]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** What a stamp is called. */
export function stampName(stamp: Stamp, { titles }: Tongue, { palette }: LabTexts): string {
  switch (stamp.lay) {
    case 'tile':
      return titles.tile[stamp.color];
    case 'leader':
      return `${titles.leader[stamp.leader]} ${titles.of[stamp.dynasty]}`;
    case 'treasure':
      return titles.treasure;
    case 'monument': {
      const [first, second] = stamp.colors;
      return fill(titles.monument, { first: titles.color[first], second: titles.color[second] });
    }
    case 'catastrophe':
      return titles.catastrophe;
    case 'wonder':
      return titles.wonder;
    case 'building':
      return palette.building;
    case 'ground':
      return palette[stamp.ground];
    case 'eraser':
      return palette.eraser;
  }
}

function StampPicture({ stamp }: { readonly stamp: Stamp }): ComponentChildren {
  switch (stamp.lay) {
    case 'tile':
      return <PiecePicture piece="tile" color={stamp.color} />;
    case 'leader':
      return <PiecePicture piece="leader" leader={stamp.leader} dynasty={stamp.dynasty} />;
    case 'monument':
      return <PiecePicture piece="monument" colors={stamp.colors} />;
    case 'treasure':
    case 'catastrophe':
    case 'wonder':
      return <PiecePicture piece={stamp.lay} />;
    case 'building':
      return (
        <svg class="battlements" viewBox="0 0 40 40" aria-hidden="true">
          <path d="M3 12V3H9V7H16V3H24V7H31V3H37V12V37H3Z" />
        </svg>
      );
    case 'ground':
      return <span class={`stone ground ${stamp.ground}`} />;
    case 'eraser':
      return (
        <svg class="eraser" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14 4l6 6-9 9H7l-4-4zM9 9l6 6" />
        </svg>
      );
  }
}

import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { fill } from '../../strings.ts';
import { Loaded } from '../Loaded.tsx';
import type { PanelProps } from '../panels/panel.ts';
import { useServices } from '../services.ts';
import { MARKS, momentsOf, nearest } from '../timeline/moments.ts';
import { Strip } from '../timeline/Strip.tsx';
import type { DialogName, DialogProps } from './dialogs.ts';
import { Icon, type IconName } from './Icon.tsx';
import { type Keys, useKeys } from './keys.ts';
import { Popup } from './Popup.tsx';
import { type Playback, SPEEDS } from './usePlay.ts';
import { useSwipe } from './useSwipe.ts';

const loadJumps = () => import('./Jumps.tsx');

/** Buttons, keys and a slider to move through the positions. */
export function Controls({ play, ...props }: PanelProps & { readonly play: Playback }) {
  const { tongue, dialogs } = useServices();
  const { viewer: text } = tongue.texts;
  const { telling } = props.replay;
  const { position, go } = props.steps;
  const [dialog, show] = useState<ComponentType<DialogProps> | 'coming' | 'failed' | null>(null);
  const last = telling.frames.length - 1;
  const moments = momentsOf(telling);

  const summon = (name: DialogName) => () => {
    show('coming');
    dialogs[name]().then(
      (module) => show(() => module.default),
      () => show('failed'),
    );
  };
  const jump = (among: readonly number[], by: 1 | -1, otherwise = position) =>
    go(nearest(among, position, by) ?? otherwise);
  const hurry = (by: 1 | -1) =>
    play.setSpeed(SPEEDS[SPEEDS.indexOf(play.speed) + by] ?? play.speed);

  const keys: Keys = {
    ArrowLeft: () => go(position - 1),
    ArrowRight: () => go(position + 1),
    Home: () => go(0),
    End: () => go(last),
    PageUp: () => jump(moments.turn, -1, 0),
    PageDown: () => jump(moments.turn, 1, last),
    ...Object.fromEntries(
      ([...MARKS, 'note'] as const).flatMap((mark) => [
        [mark[0]!, () => jump(moments[mark], 1)],
        [mark[0]!.toUpperCase(), () => jump(moments[mark], -1)],
      ]),
    ),
    p: play.toggle,
    '+': () => hurry(1),
    '-': () => hurry(-1),
    '/': summon('search'),
    '?': summon('help'),
  };
  /** What is typed while a dialog is on its way is meant for it. */
  useKeys(dialog === 'coming' ? {} : keys);

  useSwipe((by) => go(position + by));

  const button = (icon: IconName, name: string, act: () => void, off = false) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={off || undefined}
      onClick={() => !off && act()}
    >
      <Icon of={icon} />
    </button>
  );
  const move = (icon: 'first' | 'back' | 'forward' | 'last', target: number) =>
    button(icon, text[icon], () => go(target), target < 0 || target > last || target === position);
  const Open = dialog;
  return (
    <>
      <fieldset class="controls" aria-label={text.controls}>
        <div class="slide">
          <Strip telling={telling} />
          {props.annotating?.ticks(telling)}
          <input
            type="range"
            min={0}
            max={last}
            value={position}
            aria-label={text.slider}
            aria-valuetext={fill(text.position, { step: position, last })}
            onInput={({ currentTarget }) => go(Number(currentTarget.value))}
          />
        </div>
        <span class="count">
          {position}
          <span>/{last}</span>
        </span>
        <div class="moves">
          {move('first', 0)}
          {move('back', position - 1)}
          <button
            type="button"
            aria-label={text.toolbar.play}
            title={play.playing ? text.toolbar.pause : text.toolbar.play}
            aria-pressed={play.playing}
            onClick={play.toggle}
          >
            <Icon of={play.playing ? 'pause' : 'play'} />
          </button>
          {move('forward', position + 1)}
          {move('last', last)}
        </div>
        <div class="tools">
          <Popup name={text.toolbar.jumps} icon={<Icon of="jumps" />}>
            <Loaded load={loadJumps} props={{ telling, steps: props.steps, play }} />
          </Popup>
          {button('search', text.toolbar.search, summon('search'))}
          {button('share', text.toolbar.share, summon('share'))}
          {button('help', text.toolbar.help, summon('help'))}
        </div>
      </fieldset>
      {Open === 'failed' && (
        <p class="notice" role="alert">
          {text.unreachable}
        </p>
      )}
      {typeof Open === 'function' && <Open {...props} close={() => show(null)} />}
    </>
  );
}

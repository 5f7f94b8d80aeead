import { fill } from '../../strings.ts';
import { useTongue } from '../services.ts';
import { MARKS } from '../timeline/moments.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './dialogs.ts';

/** Which key does what. */
export default function Help({ close }: DialogProps) {
  const { toolbar: text, back, forward, first, last } = useTongue().texts.viewer;
  const both = (kind: keyof typeof text.kinds) => fill(text.both, { kind: text.kinds[kind] });
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['←', '→'], `${back} · ${forward}`],
    [[text.keys.home, text.keys.end], `${first} · ${last}`],
    [[text.keys.pageDown, text.keys.pageUp], both('turn')],
    ...MARKS.map((mark) => [[mark[0]!, mark[0]!.toUpperCase()], both(mark)] as const),
    [['n', 'N'], both('note')],
    [['↑', '↓'], text.amongSteps],
    [['p'], `${text.play} · ${text.pause}`],
    [['+', '-'], text.speed],
    [['/'], text.search],
    [['?'], text.help],
  ];
  return (
    <Dialog name={text.help} of="help" close={close}>
      <table>
        <tbody>
          {keys.map(([names, does]) => (
            <tr key={names[0]}>
              <th scope="row">
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.waits}</p>
    </Dialog>
  );
}

import { isolated } from '../../../../machine/words/isolate.ts';
import type { Language } from '../../../../spec/text.ts';
import { to } from '../../links.ts';
import { fill, type Strings } from '../../strings.ts';

interface Props {
  readonly id: string;
  readonly text: Strings['casePage'];
  readonly language: Language;
}

/** There is no such case; an empty id is an address that names none. */
export function NoCase({ id, text, language }: Props) {
  return (
    <>
      <h1>{text.title}</h1>
      <p class="notice" role="alert">
        {id === '' ? text.none : fill(text.missing, { id: isolated(id) })}{' '}
        <a href={`${to('replays/', language)}#cases`}>{text.all}</a>
      </p>
    </>
  );
}

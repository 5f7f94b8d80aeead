import { isolated } from '../../../machine/words/isolate.ts';
import { to } from '../links.ts';
import { fill } from '../strings.ts';
import { useTongue } from './tongue.ts';

/** There is no such case; an empty id is an address that names none. */
export function NoCase({ id }: { readonly id: string }) {
  const { texts, language } = useTongue();
  const text = texts.casePage;
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

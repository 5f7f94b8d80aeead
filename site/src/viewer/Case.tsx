import { ask } from '../engine/engine.ts';
import { slugOf, to, toFile } from '../links.ts';
import { fill } from '../strings.ts';
import { About } from './About.tsx';
import { Facts } from './Facts.tsx';
import { fetched } from './page.ts';
import type { Replay } from './replay.ts';
import { type Tongue, useTongue } from './tongue.ts';
import { Viewer } from './Viewer.tsx';

/** A conformance case in the viewer, under a head of its own. */
export function Case({ replay, slug }: { readonly replay: Replay; readonly slug: string }) {
  const tongue = useTongue();
  return (
    <>
      <header class="replay-head">
        <h1>{replay.telling.title}</h1>
        <Facts telling={replay.telling} tongue={tongue} />
      </header>
      <Viewer replay={replay} />
      <About telling={replay.telling} tongue={tongue} slug={slug} />
    </>
  );
}

/** There is no such case; an empty id is an address that names none. */
export function NoCase({ id }: { readonly id: string }) {
  const { texts, language } = useTongue();
  const text = texts.casePage;
  return (
    <>
      <h1>{text.title}</h1>
      <p class="notice" role="alert">
        {id === '' ? text.none : fill(text.missing, { id })}{' '}
        <a href={`${to('replays/', language)}#cases`}>{text.all}</a>
      </p>
    </>
  );
}

/** A case whose file cannot be replayed. */
export function BrokenCase({ reason }: Broken) {
  const { texts } = useTongue();
  return (
    <>
      <h1>{texts.casePage.title}</h1>
      <p class="notice" role="alert">
        {fill(texts.viewer.broken, { reason })}
      </p>
    </>
  );
}

const ID = /^[\w-]+(\.[\w-]+)+$/;

/** Why a case cannot be replayed. */
export interface Broken {
  readonly reason: string;
}

/** Fetches a case and lets the engine play it. @throws Error when there is no such case */
export async function openCase(id: string, { language }: Tongue): Promise<Replay | Broken> {
  if (!ID.test(id)) throw new RangeError(`${id} is no id`);
  const text = await fetched(toFile(slugOf(id)));
  const opened = await ask('open', { text, language });
  if (opened.file === null) {
    return { reason: opened.problems.map(({ where, text: what }) => `${where} ${what}`).join(' ') };
  }
  const { file, telling } = opened;
  return { telling, file: async () => file };
}

import { useEffect, useState } from 'preact/hooks';
import { slugOf, to, toFile } from '../links.ts';
import { fill, strings } from '../strings.ts';
import { About } from './About.tsx';
import { type Broken, type Replay, replayOf, type Statements } from './data.ts';
import { Facts } from './Facts.tsx';
import { Shown } from './Viewer.tsx';

const text = strings.casePage;

/** The conformance case that the address names, in the viewer. */
export default function Case() {
  const [id] = useState(() => new URLSearchParams(location.search).get('id') ?? '');
  const [replay, show] = useState<Replay | Broken | 'loading' | 'missing'>('loading');
  useEffect(() => {
    load(id).then(show, () => show('missing'));
  }, [id]);
  if (replay === 'loading') return <h1>{text.title}</h1>;
  if (replay === 'missing') return <Missing id={id} />;
  if ('reason' in replay) return <Shown replay={replay} />;
  const { file, statements } = replay;
  return (
    <>
      <header class="replay-head">
        <h1>{file.title}</h1>
        <Facts replay={replay} />
      </header>
      <Shown replay={replay} />
      <About file={file} slug={slugOf(id)} statements={statements} />
    </>
  );
}

const Missing = ({ id }: { readonly id: string }) => (
  <>
    <h1>{text.title}</h1>
    <p class="notice" role="alert">
      {id === '' ? text.none : fill(text.missing, { id })}{' '}
      <a href={to('replays/#cases')}>{text.all}</a>
    </p>
  </>
);

const ID = /^[\w-]+(\.[\w-]+)+$/;

/** Fetches a case and the clauses in words. @throws when there is no such case */
async function load(id: string): Promise<Replay | Broken> {
  if (!ID.test(id)) throw new RangeError(`${id} is no id`);
  const [json, statements, { readGame }] = await Promise.all([
    fetched(toFile(slugOf(id))),
    fetched(to('rules/statements.json')),
    import('../../../machine/record/read.ts'),
  ]);
  const read = readGame(json);
  if ('problems' in read)
    return { reason: read.problems.map(({ path, message }) => `${path} ${message}`).join(' ') };
  document.title = `${read.file.title} · ${strings.name}`;
  return replayOf({ file: read.file, statements: JSON.parse(statements) as Statements });
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return response.text();
}

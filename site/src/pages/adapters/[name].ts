import { basename } from 'node:path';
import type { APIRoute } from 'astro';

const texts = import.meta.glob<string>('../../../../fixtures/adapters/*.{py,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths = () =>
  Object.entries(texts).map(([path, text]) => ({
    params: { name: basename(path) },
    props: { text },
  }));

/** A sample adapter, to be read or saved. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });

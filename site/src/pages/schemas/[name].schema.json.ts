import { basename } from 'node:path';
import type { APIRoute } from 'astro';

const texts = import.meta.glob<string>('../../../../spec/schema/*.schema.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths = () =>
  Object.entries(texts).map(([path, text]) => ({
    params: { name: basename(path, '.schema.json') },
    props: { text },
  }));

/** A schema at the address that its `$id` names beside the others. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/schema+json' } });

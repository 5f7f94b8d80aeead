import { basename } from 'node:path';
import type { APIRoute } from 'astro';
import { books } from '../../../data/books.ts';

export const getStaticPaths = () =>
  [...books].map(([path, made]) => ({
    params: { name: basename(path, '.html') },
    props: { made },
  }));

/** A book as the command line writes it. */
export const GET: APIRoute<{ made: () => string }> = ({ props }) =>
  new Response(props.made(), { headers: { 'content-type': 'text/html; charset=utf-8' } });

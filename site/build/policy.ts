import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts that stand in the page; those with a `src` or another type than a script's run nothing. */
const INLINE_SCRIPTS =
  /<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTES = /<[a-z][^<>]*? style="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&#38;': '&',
  '&amp;': '&',
  '&#34;': '"',
  '&quot;': '"',
  '&#39;': "'",
};

/** What is between quotes of markup, as the browser reads it. */
const unescaped = (text: string): string =>
  text.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * The strictest Content-Security-Policy that a built page needs: everything from the site itself,
 * what stands in the page by its hash, no `eval`.
 */
export function policyOf(html: string): string {
  const found = (pattern: RegExp, read = (text: string) => text): readonly string[] =>
    [...new Set([...html.matchAll(pattern)].map(([, text]) => hashOf(read(text ?? ''))))].sort();
  const attributes = found(STYLE_ATTRIBUTES, unescaped);
  const directives = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'script-src': ["'self'", ...found(INLINE_SCRIPTS)],
    'style-src': ["'self'", ...found(INLINE_STYLES)],
    'style-src-attr': attributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...attributes],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The page with its policy, which stands before all that it governs. */
export function governed(html: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(html)}">`;
  return html.replace(/<head>/, (head) => head + meta);
}

/** Gives every built page its policy. */
export const policy = {
  name: 'policy',
  hooks: {
    'astro:build:done': async ({ dir }: { dir: URL }): Promise<void> => {
      const files = await readdir(dir, { recursive: true });
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const page = new URL(encodeURI(file), dir);
        await writeFile(page, governed(await readFile(page, 'utf8')));
      }
    },
  },
};

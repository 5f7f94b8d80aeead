import { micromark } from 'micromark';

/**
 * An annotation, written in Markdown, as HTML that is safe to insert: tags in the text stay text,
 * links lead to `http`, `https`, `mailto` or within the site, and no picture is loaded.
 */
export const annotation = (markdown: string): string =>
  micromark(markdown, { extensions: [{ disable: { null: ['labelStartImage'] } }] });

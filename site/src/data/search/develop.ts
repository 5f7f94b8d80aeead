import { getCollection } from 'astro:content';
import type { Language } from '../../../../spec/text.ts';
import type { Findable } from '../../search/entry.ts';
import { stringsOf } from '../../strings.ts';

/** More of a page than this says little on what it is about. */
const LONGEST = 3000;

/** Pages for programmers: those written by hand in the language, the others in English. */
export async function developIn(language: Language): Promise<readonly Findable[]> {
  const { develop } = stringsOf(language);
  const written = await getCollection('docs', ({ id }) => {
    const own = language === 'en' ? '' : `${language}/`;
    return id.startsWith(`${own}develop`);
  });
  return [
    ...written.map(({ id, data, body = '' }) => ({
      path: `${language === 'en' ? id : id.slice(language.length + 1)}/`,
      title: data.title,
      text: data.description ?? '',
      words: body.slice(0, LONGEST),
    })),
    { path: 'develop/commands/', title: develop.commands, text: develop.commandsText, words: '' },
    {
      path: 'develop/conformance/',
      title: develop.conformance,
      text: develop.conformanceText,
      words: '',
    },
    { path: 'develop/protocol/', title: develop.protocol, text: develop.protocolText, words: '' },
    { path: 'develop/formats/', title: develop.formats, text: develop.formatsText, words: '' },
  ].map(({ path, title, text, words }) => ({
    kind: 'develop',
    id: path,
    title,
    text,
    words,
  }));
}

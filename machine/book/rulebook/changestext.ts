import { COLON } from '../../../spec/text.ts';
import { element, escaped } from '../../draw/svg.ts';
import { sayLabel } from '../../words/labels.ts';
import type { Changes } from './changes.ts';
import { shortHtml } from './html.ts';
import { plain } from './plain.ts';

/** What changed between editions as one HTML file that needs nothing else. */
export const changesHtml = ({ language, title, sections }: Changes): string =>
  shortHtml(
    language,
    title,
    {},
    ...sections.map((section) =>
      element(
        'section',
        {},
        element('h2', {}, escaped(section.title)),
        ...section.entries.map(({ heading, id, sides }) =>
          element(
            'article',
            {},
            element(
              'p',
              { class: 'statement' },
              escaped(heading),
              ...(id === null ? [] : [' ', element('code', {}, id)]),
            ),
            ...sides.map(({ edition, text }) =>
              element(
                'p',
                { class: 'ruling' },
                element('b', {}, escaped(edition)),
                `${COLON[language]} ${escaped(text)}`,
              ),
            ),
          ),
        ),
      ),
    ),
  );

/** The same as Markdown. */
export const changesMarkdown = ({ language, title, sections }: Changes): string =>
  `${[
    `# ${plain(title)}`,
    ...sections.flatMap((section) => [
      `## ${plain(section.title)}`,
      ...section.entries.map(({ heading, id, sides }) =>
        [
          `- ${plain(heading)}${id === null ? '' : ` \`${id}\``}`,
          ...sides.map(
            ({ edition, text }) => `  - **${plain(edition)}**${COLON[language]} ${plain(text)}`,
          ),
        ].join('\n'),
      ),
    ]),
    plain(sayLabel('docs-unaffiliated', language)),
  ].join('\n\n')}\n`;

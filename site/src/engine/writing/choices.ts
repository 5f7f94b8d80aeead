import { HEADERS } from '../../../../machine/notation/game/headers.ts';
import type { Reader } from '../../../../machine/record/reader.ts';
import { DYNASTIES } from '../../../../machine/rules/pieces.ts';
import { namesOf } from '../../../../machine/words/names.ts';
import { editionIds } from '../../../../spec/editions.ts';
import type { SwitchId } from '../../../../spec/ids.ts';
import { LANGUAGES, type Language } from '../../../../spec/text.ts';
import type { Choice, Choices } from './choice.ts';
import { cursorIn } from './cursor.ts';
import { movesAt } from './moves.ts';

/** What may stand where somebody types: headers, their values, and the moves that are legal there. */
export async function choicesAt(
  text: string,
  cursor: number,
  reader: Pick<Reader, 'checkGame'>,
  language: Language,
): Promise<Choices> {
  const typing = cursorIn(text, cursor);
  const { from } = typing;
  switch (typing.at) {
    case 'header': {
      const bare = /^\s*$/.test(text.slice(cursor).split('\n', 1)[0] ?? '');
      const choices = HEADERS.map(({ name, example }): Choice => {
        const json = example.startsWith('{');
        const label = json ? name : `${name} "`;
        return {
          label,
          detail: example,
          more: true,
          ...(bare ? { behind: json ? '' : '"]' } : {}),
        };
      });
      return { from, choices };
    }
    case 'value':
      return { from, choices: await valuesOf(typing.header, language) };
    case 'move':
      return { from, choices: movesAt(typing, reader, language) };
    case 'elsewhere':
      return { from, choices: [] };
  }
}

const OPTIONS = ['standard', 'advanced', 'english', 'wonder', 'buildings'];

async function valuesOf(header: string, language: Language): Promise<readonly Choice[]> {
  const known = HEADERS.find(({ name }) => name.toLowerCase() === header.toLowerCase());
  switch (known?.member) {
    case undefined:
      return [];
    case 'edition':
      return editionIds.map((label) => ({ label }));
    case 'seats':
      return DYNASTIES.map((label) => ({ label, detail: namesOf(language).dynasty[label].word }));
    case 'letters':
      return LANGUAGES.map((label) => ({ label }));
    case 'options':
      return OPTIONS.map((label) => ({ label }));
    case 'rulings': {
      // What the readings are called is much, and seldom asked for.
      const { switches } = await import('../../../../spec/rulings.ts');
      return (Object.keys(switches) as SwitchId[]).flatMap((id) =>
        Object.entries(switches[id].readings).map(([reading, says]) => ({
          label: `${id}=${reading}`,
          detail: says[language],
        })),
      );
    }
    default:
      return known === undefined ? [] : [{ label: known.example }];
  }
}

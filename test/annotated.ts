import type { RecordJson } from '../machine/record/format.ts';

/** A short game with all that an annotator can put to it, some of it hostile. */
export const annotated: RecordJson = {
  format: 'shedu-record/2',
  title: { en: 'A game with notes', ru: 'Партия с примечаниями', fr: 'Une partie annotée' },
  date: '2026-11-28',
  event: 'A <i>cup</i>',
  place: 'Ur',
  annotator: 'Enheduanna',
  source: 'clay',
  time: 'a day',
  edition: '1997',
  seats: [
    { dynasty: 'lion', name: 'Andrei' },
    { dynasty: 'bull', name: 'Varvara' },
    { dynasty: 'pot' },
  ],
  hands: [
    ['red', 'red', '?', '?', '?', '?'],
    ['blue', '?', '?', '?', '?', '?'],
    ['red', '?', '?', '?', '?', '?'],
  ],
  marks: [{ at: 'C5', brush: 'blue', text: { en: 'north', ru: 'север', fr: 'nord' } }],
  steps: [
    {
      seat: 0,
      action: { do: 'leader', leader: 'king', at: 'M5' },
      note: {
        en: 'The king looks to **both** banks.',
        ru: 'Царь смотрит на **оба** берега.',
        fr: 'Le roi regarde les **deux** rives.',
      },
      glyph: '!',
      standing: '+=',
      marks: [
        { at: 'M5', text: 'K' },
        { at: 'M5', to: 'I6', brush: 'red' },
        { at: 'N8', brush: 'yellow' },
      ],
      variations: [
        {
          name: { en: 'The priest first', ru: 'Сначала жрец', fr: 'Le prêtre d’abord' },
          note: { en: 'Slower.', ru: 'Медленнее.', fr: 'Plus lent.' },
          steps: [
            {
              seat: 0,
              action: { do: 'leader', leader: 'priest', at: 'M5' },
              glyph: '?!',
              note: { en: 'He is alone.', ru: 'Он один.', fr: 'Il est seul.' },
            },
            {
              seat: 0,
              action: { do: 'leader', leader: 'king', at: 'I6' },
              marks: [{ at: 'I6', brush: 'red' }],
              variations: [
                {
                  name: { en: 'Far away', ru: 'Вдали', fr: 'Au loin' },
                  steps: [{ seat: 0, action: { do: 'leader', leader: 'king', at: 'F11' } }],
                },
              ],
            },
          ],
          variations: [
            {
              name: { en: 'And on', ru: 'И дальше', fr: 'Et ensuite' },
              steps: [{ seat: 1, action: { do: 'leader', leader: 'farmer', at: 'N6' } }],
            },
          ],
        },
        {
          name: { en: 'In the south' },
          steps: [{ seat: 0, action: { do: 'leader', leader: 'king', at: 'F11' } }],
        },
        { steps: [{ seat: 0, action: { do: 'swap', tiles: ['red'] } }] },
      ],
    },
    {
      seat: 0,
      action: { do: 'leader', leader: 'priest', at: 'I6' },
      note: { en: 'Too early.', ru: 'Слишком рано.', fr: 'Trop tôt.' },
      by: '<b>Berossus</b>',
      glyph: '??',
      standing: '-/+',
    },
    { seat: 1, action: { do: 'leader', leader: 'farmer', at: 'N6' } },
    {
      seat: 1,
      action: { do: 'tile', color: 'blue', at: 'O6' },
      note: { en: 'The end.', ru: 'Конец.', fr: 'La fin.' },
    },
  ],
  variations: [
    {
      name: { en: 'Peace', ru: 'Мир', fr: 'La paix' },
      steps: [{ seat: 2, action: { do: 'leader', leader: 'king', at: 'F11' } }],
    },
  ],
};

import { describe, expect, it } from 'vitest';
import { tell } from '../../machine/book/index.ts';
import { readGame } from '../../machine/record/read.ts';
import { annotated } from '../annotated.ts';

const read = readGame(JSON.stringify(annotated));
if (!('file' in read)) throw new Error(read.problems[0]?.message);
const { file } = read;

describe('what annotators say', () => {
  const english = tell(file, 'en');

  it('is told in the language of the reader, and where it is another, which', () => {
    const french = tell(file, 'fr');
    const [, first] = french.frames;
    expect(first!.note).toBe('<p>Le roi regarde les <strong>deux</strong> rives.</p>');
    expect(first!.said?.glyph).toEqual({ sign: '!', text: 'bon coup' });
    expect(first!.said?.worth).toEqual({ sign: '+=', text: 'léger avantage' });
    expect(first!.said?.variations?.[1]).toMatchObject({ name: 'In the south', lang: 'en' });
  });

  it('marks the start and steps', () => {
    expect(english.frames[0].said).toEqual({ marks: [{ at: 'C5', brush: 'blue', text: 'north' }] });
    expect(english.frames[1]!.said?.marks).toHaveLength(3);
    expect(english.frames[2]!.said?.by).toBe('<b>Berossus</b>');
  });

  it('names a variation after its first move where it has no name of its own', () => {
    const [named, , unnamed] = english.frames[1]!.said!.variations!;
    expect(named).toMatchObject({ index: 0, name: 'The priest first', steps: 2 });
    expect(unnamed!.name).toContain('swaps');
    expect(unnamed!.name).not.toContain('red');
  });

  it('tells at the last position how the game could have gone on', () => {
    expect(english.frames.at(-1)!.said?.variations).toEqual([
      { index: 0, onward: true, name: 'Peace', steps: 1 },
    ]);
  });

  it('tells when and where the game was played', () => {
    expect(english.particulars).toEqual({
      date: '2026-11-28',
      event: 'A <i>cup</i>',
      place: 'Ur',
      annotator: 'Enheduanna',
      source: 'clay',
      time: 'a day',
    });
  });
});

import { writePosition } from '../../machine/record/position.ts';
import { checkGame } from '../../machine/record/read.ts';
import { recordOf } from '../../machine/record/record.ts';
import { frames } from '../../machine/record/replay.ts';
import '../../machine/words/words.ts';
import { judge } from '../../site/src/engine/judging/judge.ts';
import type { Asked } from '../../site/src/engine/judging/judged.ts';
import type { WholeGame } from './games.ts';

const reader = { checkGame };

/** As many as a task asks, evenly out of all games. */
const QUESTIONS = 100;

/** What was done in the games where an action is chosen, each asked in its position alone, as in the lab. */
export function questionsOf(games: readonly WholeGame[]): readonly Asked[] {
  const all = games.flatMap(({ name, file }) => {
    const whole = recordOf({ ...file, title: file.title ?? name, steps: [] });
    const { hands: _hands, bag: _bag, diagram: _diagram, marks: _marks, ...record } = whole;
    const played = [...frames(file)];
    return played.flatMap(({ game, phase }, i): readonly Asked[] => {
      const step = played[i + 1]?.step;
      if (phase !== 'turn.action' || step == null) return [];
      const position = writePosition(game, phase);
      const { action, seat } = step;
      return [{ record: { ...record, position }, action, seat }];
    });
  });
  const every = Math.ceil(all.length / QUESTIONS);
  return all.filter((_, i) => i % every === 0);
}

/** Judges each as the lab does at a tap; how many there were. @throws Error when one is not legal */
export function judgeAll(questions: readonly Asked[]): number {
  for (const asked of questions) {
    const { outcome, sentence } = judge(asked, 'en', reader);
    if (outcome !== 'legal') throw new Error(sentence);
  }
  return questions.length;
}

import { type Moment, type Position, play, startOf } from '../../machine/bots/play.ts';
import type { RecordJson } from '../../machine/record/format.ts';
import { observe } from '../../machine/record/position.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import type { Property } from '../model/holds.ts';
import { same } from '../model/same.ts';
import { comparable, events, text } from '../oracle/compare.ts';
import { apply, describe, legal, type OracleState, spelled, start } from '../oracle/oracle.ts';

const begin = ({ game, phase }: Position, { options }: RecordJson): OracleState => {
  const { bagLeft: _bagLeft, toAct: _toAct, ...position } = observe(game, phase);
  const { rulings, players } = game;
  return start({ options, position, rulings, players, bag: position.bag ?? [] });
};

function compare(where: string, oracle: OracleState, { game, phase }: Position): void {
  same(where, text(comparable(describe(oracle))), text(comparable(observe(game, phase))));
  const machines = legalActions(game, phase).map(({ action }) => spelled(action));
  same(where, legal(oracle).map(spelled).sort(), machines.sort());
}

/** The oracle plays the same game and says the same at every step. */
export const oracleAgrees: Property = (record) => {
  let oracle = begin(startOf(record), record);
  compare('at the start', oracle, startOf(record));
  for (const moment of play(record)) {
    const { index, seat, action, effects, after }: Moment = moment;
    oracle = apply(oracle, seat, action);
    compare(`after step ${index}`, oracle, after);
    same(`step ${index}`, events(oracle.happened), events(effects));
  }
};

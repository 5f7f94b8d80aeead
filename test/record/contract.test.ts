import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { BRUSHES, GLYPHS, STANDINGS } from '../../machine/record/annotation.ts';
import { frames } from '../../machine/record/replay.ts';
import { READING } from '../../machine/record/validators.ts';
import type { ActionKind } from '../../machine/rules/action.ts';
import { PHASE_RULES, PHASES } from '../../machine/rules/phases.ts';
import { COLORS, DYNASTIES, LEADERS } from '../../machine/rules/pieces.ts';
import game from '../../spec/schema/game.schema.json' with { type: 'json' };
import { type Fields, Interfaces } from './shapes.ts';
import { CONTRACT, contract } from './tables.ts';

const RULES = join(import.meta.dirname, '../../machine/rules');
const EFFECT = join(RULES, 'effect.ts');
const VIOLATION = join(RULES, 'violation.ts');
const typed = new Interfaces([EFFECT, VIOLATION]);
const { $defs: defs } = game;

/** A schema without what it says for people, the order of values aside. */
const bare = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === 'enum') return value.sort();
    if (typeof value?.description !== 'string') return value;
    const { description: _said, ...rest } = value;
    return rest;
  });

/** An object of these fields, none of which must be there, and of no others. */
const objectOf = (properties: object): object => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** The forms of a definition by the value that tells them apart. */
const formsBy = (tag: 'type' | 'code', forms: readonly object[]): Record<string, unknown> =>
  Object.fromEntries(
    forms.map((form) => [
      (form as { properties: Record<string, { const: string }> }).properties[tag]?.const,
      bare(form),
    ]),
  );

const mapped = (
  table: Readonly<Record<string, Fields>>,
  form: (name: string, of: Fields) => object,
) => Object.fromEntries(Object.entries(table).map(([name, of]) => [name, form(name, of)]));

describe('the schema of game files', () => {
  const effects = typed.table(EFFECT, 'EffectFields');
  const violations = typed.table(VIOLATION, 'ViolationParams');

  test('has every effect of the machine with its fields, and no more', () => {
    const forms = mapped(effects, (type, of) =>
      objectOf({ type: { const: type }, clauses: { $ref: '#/$defs/clauses' }, ...of }),
    );
    expect(formsBy('type', defs.effect.oneOf)).toEqual(forms);
    expect([...defs.effectType.enum].sort()).toEqual(Object.keys(effects).sort());
    expect(bare(defs.strength)).toEqual({
      ...objectOf(typed.fields(EFFECT, 'Strength')),
      required: ['board', 'added'],
    });
  });

  test('has every code of a refusal with its parameters, and no more', () => {
    const forms = mapped(violations, (code, of) => ({
      type: 'object',
      properties: { code: { const: code }, params: objectOf(of) },
    }));
    expect(formsBy('code', defs.reason.oneOf)).toEqual(forms);
    expect([...defs.violationCode.enum].sort()).toEqual(Object.keys(violations).sort());
  });

  test('has the phases, the actions and the pieces of the rules', () => {
    const kinds: readonly ActionKind[] = PHASES.flatMap((phase) => PHASE_RULES[phase].takes);
    expect(defs.phase.enum).toEqual(PHASES);
    expect(new Set(defs.actionKind.enum)).toEqual(new Set(kinds));
    expect(defs.action.oneOf.map(({ properties }) => properties.do.const)).toEqual(
      defs.actionKind.enum,
    );
    expect(defs.color.enum).toEqual(COLORS);
    expect(defs.leader.enum).toEqual(LEADERS);
    expect(defs.dynasty.enum).toEqual(DYNASTIES);
  });

  test('has the signs and the colours of annotators', () => {
    expect(defs.glyph.enum).toEqual(GLYPHS);
    expect(defs.standing.enum).toEqual(STANDINGS);
    expect(defs.mark.properties.brush.enum).toEqual(BRUSHES);
  });
});

test('the contract has the effects and the refusals as the schema tells them', () => {
  expect(readFileSync(CONTRACT, 'utf8')).toBe(contract());
});

test('whatever the suite brings about could be claimed in a file', () => {
  const ajv = new Ajv2020(READING);
  ajv.addSchema(game);
  const claimable = (name: string) => ajv.getSchema(`game.schema.json#/$defs/${name}`)!;
  const [effect, violation] = [claimable('effect'), claimable('violation')];
  const wrong: unknown[] = [];
  const told = new Set<string>();
  for (const file of bundledFixtures()) {
    for (const frame of frames(file)) {
      for (const one of frame.effects) if (!effect(one)) wrong.push([one, effect.errors]);
      for (const one of frame.violations) if (!violation(one)) wrong.push([one, violation.errors]);
      for (const { type } of frame.effects) told.add(type);
      for (const { code } of frame.violations) told.add(code);
    }
  }
  expect(wrong).toEqual([]);
  expect(
    [...defs.effectType.enum, ...defs.violationCode.enum].filter((one) => !told.has(one)),
  ).toEqual([]);
});

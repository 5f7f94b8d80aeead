import peggy from 'peggy';
import source from '../../../machine/notation/game/grammar.peggy?raw';

/** A rule of the notation of games, in the signs of EBNF. */
export interface GrammarRule {
  readonly name: string;
  readonly definition: string;
  /** An example, where the grammar has one. */
  readonly example?: string;
}

/** What a rule of the grammar is made of, as Peggy's own parser tells it. */
type Node = peggy.ast.Expression | peggy.ast.Named;

/** Rules that only count letters. */
const SILENT = new Set(['Spot']);

/** An expression in EBNF; `inner` tells that several parts need brackets around them. */
function ebnf(node: Node, inner: boolean): string {
  const around = (text: string, several: boolean): string =>
    inner && several ? `( ${text} )` : text;
  switch (node.type) {
    case 'named':
    case 'action':
    case 'labeled':
    case 'text':
    case 'group':
      return ebnf(node.expression, inner);
    case 'choice':
      return around(node.alternatives.map((one) => ebnf(one, false)).join(' | '), true);
    case 'sequence': {
      const parts = node.elements.filter((one) => !isSilent(one)).map((one) => ebnf(one, true));
      return around(parts.join(' '), parts.length > 1);
    }
    case 'optional':
      return `${ebnf(node.expression, true)}?`;
    case 'zero_or_more':
      return `${ebnf(node.expression, true)}*`;
    case 'one_or_more':
      return `${ebnf(node.expression, true)}+`;
    case 'repeated':
      return repeated(node);
    case 'simple_not':
      return `not ${ebnf(node.expression, true)}`;
    case 'simple_and':
      return `before ${ebnf(node.expression, true)}`;
    case 'rule_ref':
      return node.name;
    case 'literal':
      return node.value === '' ? '' : JSON.stringify(node.value);
    case 'class':
      return `[${node.inverted ? '^' : ''}${node.parts.map(classPart).join('')}]`;
    case 'any':
      return 'any letter';
    default:
      throw new Error(`the grammar has ${node.type}, which has no sign here`);
  }
}

/** Whether a part matches nothing. */
function isSilent(node: Node): boolean {
  if (node.type === 'labeled') return isSilent(node.expression);
  return node.type === 'rule_ref' && SILENT.has(node.name);
}

function repeated(node: peggy.ast.Repeated): string {
  const one = ebnf(node.expression, true);
  const least = node.min?.value ?? node.max?.value;
  if (node.delimiter === null || node.delimiter === undefined) return `${one}${'{'}${least}}`;
  const list = `( ${one} ( ${ebnf(node.delimiter, true)} ${one} )* )`;
  return least === 1 ? list : `${list}?`;
}

function classPart(part: peggy.ast.CharacterClass['parts'][number]): string {
  const shown = (letter: string): string =>
    /[\s\u00a0\ufeff]/.test(letter)
      ? `#x${letter.codePointAt(0)!.toString(16).toUpperCase()}`
      : letter;
  return Array.isArray(part)
    ? part.map((letter) => shown(String(letter))).join('-')
    : shown(String(part));
}

/** The rules of the notation of games, as its parser is made of them. */
export const grammar: readonly GrammarRule[] = peggy.parser
  .parse(source, { grammarSource: 'grammar', reservedWords: [] })
  .rules.filter(({ name }) => !SILENT.has(name))
  .map(({ name, expression, nameLocation }) => {
    const before = source.slice(0, nameLocation.start.offset).trimEnd().split('\n').at(-1) ?? '';
    const definition = ebnf(expression, false);
    return before.startsWith('// ')
      ? { name, definition, example: before.slice('// '.length) }
      : { name, definition };
  });

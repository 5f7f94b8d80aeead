import type { ToldProblem } from '../../../../machine/book/telling/problems.ts';
import { editionIds } from '../../../../spec/editions.ts';
import type { ShownStep } from '../../../../spec/questions.ts';
import type { Language } from '../../../../spec/text.ts';
import { slugOf } from '../../addresses.ts';
import { BadLink, fromFragment } from '../../engine/fragment.ts';
import type { Bringing, Brought } from '../../engine/labways/ways.ts';
import type { AskPage } from '../../engine/protocol.ts';
import { waysStringsOf } from '../../waysstrings.ts';
import { CASE, type Linked, linkIn } from './linked.ts';

/** What the lab begins with, or goes by, or why it does not. */
export type Begun =
  | Extract<Brought, { readonly record: unknown } | { readonly house: unknown }>
  | { readonly kind: Brought['kind'] | 'link'; readonly problems: readonly ToldProblem[] };

/** A group of questions, with the steps that they show. */
export interface ShownQuestions {
  readonly questions: readonly { readonly id: string; readonly shown: ShownStep }[];
}

/** What reading needs of the page. */
export interface Means {
  readonly language: Language;
  readonly ask: AskPage;
  /** The text of a file of the suite. @throws Error when it cannot be had */
  readonly fetchFile: (slug: string) => Promise<string>;
  /** The questions of a group. @throws Error when they cannot be had */
  readonly fetchQuestions: (group: string) => Promise<ShownQuestions>;
}

type Fault = keyof ReturnType<typeof waysStringsOf>['start']['faults'];

const told = (which: Fault, language: Language): ToldProblem => ({
  where: '',
  text: waysStringsOf(language).start.faults[which],
  kind: 'input',
  code: 'unreadable',
  clauses: [],
});

/** Reads what somebody pasted: a link, or a text that the engine knows. Never throws. */
export async function begun(text: string, means: Means): Promise<Begun> {
  const { language, ask } = means;
  const fault = (kind: 'link' | null, which: Fault): Begun => ({
    kind,
    problems: [told(which, language)],
  });
  if (text.trim() === '') return fault(null, 'empty');
  const linked = linkIn(text);
  let held: Omit<Bringing, 'language'>;
  try {
    held = linked === null ? { text } : await heldBy(linked, means);
  } catch (error) {
    if (error instanceof BadLink)
      return fault('link', error.fault === 'size' ? 'size-packed' : error.fault);
    return fault('link', linked?.to === 'elsewhere' ? 'foreign' : 'away');
  }
  try {
    return under(await ask('bring', { ...held, language }), linked);
  } catch {
    return fault(null, 'engine');
  }
}

/** What was brought under the edition that a link names. */
function under(brought: Brought, linked: Linked | null): Brought {
  const edition =
    linked?.to === 'line' ? editionIds.find((id) => id === linked.edition) : undefined;
  return 'record' in brought && edition !== undefined
    ? { ...brought, record: { ...brought.record, edition } }
    : brought;
}

const atStep = (step: number | null, asked: number | null): Pick<Bringing, 'step' | 'asking'> =>
  asked !== null ? { step: asked, asking: true } : step !== null ? { step } : {};

/**
 * Reads a case or a game of the suite, perhaps with a step of it that is asked about.
 * @throws Error where the engine does not start
 */
export async function begunWith(
  id: string,
  { step, ask: asked }: { readonly step: number | null; readonly ask: number | null },
  means: Omit<Means, 'fetchQuestions'>,
): Promise<Brought> {
  const { language, ask } = means;
  let text: string;
  try {
    if (!CASE.test(id)) throw new RangeError(id);
    text = await means.fetchFile(slugOf(id));
  } catch {
    return { kind: null, problems: [told('away', language)] };
  }
  return ask('bring', { text, language, ...atStep(step, asked) });
}

/** The text that a link leads to. @throws BadLink or Error where there is none */
async function heldBy(
  linked: Linked,
  { fetchFile, fetchQuestions }: Means,
): Promise<Omit<Bringing, 'language'>> {
  switch (linked.to) {
    case 'line':
      return { text: linked.line };
    case 'fragment': {
      const content = await fromFragment(linked.fragment);
      if (content === null) throw new BadLink('packed');
      return { text: await content.text(), ...atStep(linked.step, null) };
    }
    case 'file':
      return { text: await fetchFile(linked.slug), ...atStep(linked.step, linked.ask) };
    case 'question': {
      const { questions } = await fetchQuestions(linked.group);
      const question = questions.find(({ id }) => id === linked.id);
      if (question === undefined) throw new RangeError(linked.id);
      const { fixture, step } = question.shown;
      return { text: await fetchFile(slugOf(fixture)), ...atStep(null, step - 1) };
    }
    case 'elsewhere':
      throw new Error('a link to something else');
  }
}

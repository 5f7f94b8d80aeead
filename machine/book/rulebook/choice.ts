import type { ClauseId } from '../../../spec/clauses.ts';
import type { GameFile } from '../../record/format.ts';
import { seatsOf } from '../../record/seats.ts';
import { verifyFile } from '../../record/verify.ts';
import {
  type Candidate,
  candidatesIn,
  decidedBy,
  isChosen,
  isInstructive,
  isPrinted,
  type Showing,
  showingsIn,
} from './candidates.ts';
import { tellExample, toldOf } from './examples.ts';
import { clausesIn, type Scope } from './scope.ts';

const texts = new Map<string, string>();

/** What a reader reads, whole or of a clause, by which two examples are the same; one start of a game is enough. */
function textOf(candidate: Candidate, about: ClauseId | null): string {
  const { file, frame, before } = candidate;
  const { step, violations, game } = frame;
  const effects = toldOf(frame, about);
  const dynasties = seatsOf(file).map(({ dynasty }) => dynasty);
  // Most steps come out alike in all scopes, and telling them takes longer than playing them.
  const id = JSON.stringify([
    step?.seat,
    step?.action,
    effects,
    violations,
    game.scores,
    dynasties,
  ]);
  const known = texts.get(id);
  if (known !== undefined) return known;
  const { heading, lines } = tellExample(candidate, 'en', about);
  const told = before === null ? [] : lines.map(({ text }) => text);
  const text = [heading, ...told].join('\n');
  texts.set(id, text);
  return text;
}

/** A fixture as it is played in a scope, whatever edition, readings and modules it is made for. */
function under(file: GameFile, { edition, rulings = {}, options }: Scope): GameFile {
  const { position } = file;
  const printed = position !== undefined && position.terrain === undefined;
  return {
    ...file,
    edition,
    rulings,
    options,
    ...(printed ? { position: { ...position, board: options.board } } : {}),
  };
}

/** Whether a fixture needs no module but those of a scope. */
function hasModules(file: GameFile, { options }: Scope): boolean {
  const { options: played = {} } = file;
  return (
    (options.buildings || played.buildings !== true) &&
    (options.wonder || played.wonder !== true) &&
    (options.englishVariant || played.englishVariant !== true)
  );
}

/** The steps of a fixture as they come out in a scope, if they come out as the fixture says. */
function playedIn(file: GameFile, scope: Scope): readonly Candidate[] {
  if (!hasModules(file, scope)) return [];
  const played = under(file, scope);
  return verifyFile(played).problems.length > 0 ? [] : candidatesIn(played);
}

const showings = new WeakMap<readonly GameFile[], ReadonlyMap<ClauseId, readonly Showing[]>>();
const choices = new WeakMap<readonly GameFile[], Map<string, Choice>>();

/** The example of each clause that has one. */
export type Choice = ReadonlyMap<ClauseId, Candidate>;

/**
 * Chooses for the clauses of a scope a step each that shows it there; no step is chosen twice, nor
 * two that read the same. The clauses that few steps show choose first. It is the same in every
 * language.
 */
export function choose(scope: Scope, fixtures: readonly GameFile[]): Choice {
  const known = choices.get(fixtures) ?? new Map<string, Choice>();
  choices.set(fixtures, known);
  const key = JSON.stringify(scope);
  const choice = known.get(key) ?? new Chooser(scope).choose(shownIn(fixtures));
  known.set(key, choice);
  return choice;
}

/** What the fixtures show as they stand: in a scope they can show no other clauses than that. */
function shownIn(fixtures: readonly GameFile[]): ReadonlyMap<ClauseId, readonly Showing[]> {
  const known = showings.get(fixtures) ?? showingsIn(fixtures);
  showings.set(fixtures, known);
  return known;
}

/** What a printed example is called without its edition. */
const nameOf = ({ id = '', edition }: GameFile): string => id.replace(`-${edition}`, '');

/** Of printed examples that stand in several editions, those that the scope's book leaves aside. */
function otherVersions(showings: readonly Showing[], { edition }: Scope): ReadonlySet<GameFile> {
  const printed = new Set(showings.map(({ candidate }) => candidate.file).filter(isPrinted));
  const told = new Map<string, GameFile>();
  for (const file of printed) {
    const name = nameOf(file);
    if (told.get(name)?.edition !== edition) told.set(name, file);
  }
  return new Set([...printed].filter((file) => told.get(nameOf(file)) !== file));
}

class Chooser {
  readonly #scope: Scope;
  readonly #chosen = new Map<ClauseId, Candidate>();
  readonly #played = new Map<GameFile, readonly Candidate[]>();
  readonly #texts = new Set<string>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  choose(shown: ReadonlyMap<ClauseId, readonly Showing[]>): Choice {
    const others = otherVersions([...shown.values()].flat(), this.#scope);
    const clauses = clausesIn(this.#scope)
      .map((id) =>
        (shown.get(id) ?? []).filter(
          ({ candidate }) => isInstructive(candidate.frame) && !others.has(candidate.file),
        ),
      )
      .sort((one, other) => one.length - other.length);
    const isWorkedOut = ({ candidate, id }: Showing): boolean =>
      isPrinted(candidate.file) && candidate.file.clauses?.includes(id) === true;
    const isPicked = ({ candidate, id }: Showing): boolean => isChosen(candidate, id);
    for (const first of [isPicked, isWorkedOut])
      for (const all of clauses) this.#takeFirst(all.filter(first));
    for (const all of clauses) this.#takeFirst(all);
    return this.#chosen;
  }

  #takeFirst(showings: readonly Showing[]): void {
    for (const { id, candidate } of showings) {
      if (this.#chosen.has(id)) return;
      const played = this.#inScope(candidate);
      if (played === undefined || !isInstructive(played.frame)) continue;
      if (!decidedBy(played).has(id)) continue;
      const texts = [textOf(played, null), textOf(played, id)];
      if (texts.some((text) => this.#texts.has(text))) continue;
      for (const text of texts) this.#texts.add(text);
      this.#chosen.set(id, played);
    }
  }

  /** The same step in the scope. */
  #inScope({ file, frame }: Candidate): Candidate | undefined {
    const all = this.#played.get(file) ?? playedIn(file, this.#scope);
    this.#played.set(file, all);
    return all.find((candidate) => candidate.frame.index === frame.index);
  }
}

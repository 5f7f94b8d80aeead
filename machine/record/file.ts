import {
  type FixtureJson,
  type GameFile,
  RECORD_FORMATS,
  type RecordJson,
  type StepJson,
} from './format.ts';
import { TRACE_PHASES, type TraceJson } from './trace.ts';

/** Brings a record, fixture or trace that its schema has passed to the one shape that is replayed. */
export function toGameFile(json: RecordJson | FixtureJson | TraceJson): GameFile {
  if (!('format' in json)) return fromTrace(json);
  const { format, ...played } = json;
  return { kind: isRecord(format) ? 'record' : 'fixture', ...played };
}

const isRecord = (format: string): boolean =>
  (RECORD_FORMATS as readonly string[]).includes(format);

function fromTrace(trace: TraceJson): GameFile {
  const { players: _players, ...options } = trace.options;
  return {
    kind: 'trace',
    id: trace.id,
    edition: trace.edition,
    options,
    ...(trace.rulings === undefined ? {} : { rulings: trace.rulings }),
    seats: trace.seats.map((dynasty) => ({ dynasty })),
    hands: trace.hands,
    bag: trace.bag,
    steps: trace.steps.map(
      ({ seat, action, after }): StepJson => ({
        seat,
        action,
        ...(after === undefined ? {} : claims(after)),
      }),
    ),
    ...(trace.result === undefined ? {} : { result: trace.result }),
  };
}

/** A trace names some pairs of states with one word: either will do. */
function claims(after: TraceJson['steps'][number]['after']): Pick<StepJson, 'after' | 'phases'> {
  const { phase, ...rest } = after;
  return phase === undefined ? { after: rest } : { after: rest, phases: TRACE_PHASES[phase] };
}

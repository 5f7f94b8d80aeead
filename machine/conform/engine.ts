import { brief } from '../record/brief.ts';
import type { Answers, Ask, Declined, RequestLine } from './protocol.ts';
import { PROTOCOL } from './protocol.ts';
import { replyFault } from './replies.ts';

/** A way to an engine: a line is sent, and the line that answers it comes back. */
export interface Line {
  /** Sends a request and waits for the answer, parsed. @throws EngineFault when none comes */
  exchange(request: RequestLine): Promise<unknown>;
}

/** How an engine fails outside the rules. */
export const FAULTS = ['crash', 'hang', 'garbage', 'flood', 'protocol', 'error'] as const;
/** A way in which an engine fails outside the rules. */
export type FaultKind = (typeof FAULTS)[number];

/** An engine that did not answer as the protocol asks, with what it was asked. */
export class EngineFault extends Error {
  readonly kind: FaultKind;
  readonly request: RequestLine | null;

  constructor(kind: FaultKind, message: string, request: RequestLine | null) {
    super(message);
    this.kind = kind;
    this.request = request;
  }
}

/** What an engine says it lacks, only when asked. */
export class Unsupported extends Error {}

/** An engine that can be asked by name. */
export class Engine {
  readonly #line: Line;
  #asked = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  /**
   * Asks and answers with the checked reply.
   * @throws EngineFault when the reply is missing, wrong or an error
   * @throws Unsupported when the engine says that it lacks what it takes
   */
  async ask<D extends Ask['do']>(ask: Extract<Ask, { readonly do: D }>): Promise<Answers[D]> {
    const request: RequestLine = { id: ++this.#asked, ...ask };
    const reply = await this.#line.exchange(request);
    const fault = replyFault(ask.do, reply);
    if (fault !== null) throw new EngineFault('protocol', fault, request);
    const { id, unsupported, error } = reply as Declined;
    if (id !== request.id)
      throw new EngineFault('protocol', `id: expected ${request.id}, found ${brief(id)}`, request);
    if (unsupported !== undefined) throw new Unsupported(unsupported);
    if (error !== undefined) throw new EngineFault('error', error, request);
    return reply as Answers[D];
  }

  /** The first exchange: who the engine is and what it can do. */
  hello(): Promise<Answers['hello']> {
    return this.ask({ do: 'hello', protocol: PROTOCOL });
  }
}

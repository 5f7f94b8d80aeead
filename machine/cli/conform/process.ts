import { type ChildProcess, spawn } from 'node:child_process';
import { EngineFault, type FaultKind, type Line } from '../../conform/engine.ts';
import type { RequestLine } from '../../conform/protocol.ts';
import { brief } from '../../record/brief.ts';

/** How long an engine may take, in milliseconds. */
export interface Limits {
  /** For its first answer. */
  readonly start: number;
  /** For each answer after it. */
  readonly answer: number;
}

/** An answer longer than this many letters is a flood. */
export const LONGEST_ANSWER = 4 * 1024 * 1024;

/** What an engine says on standard error is kept from its end, as long as this. */
const KEPT_COMPLAINT = 2_000;

interface Waiting {
  readonly request: RequestLine;
  readonly done: (reply: unknown) => void;
  readonly failed: (fault: EngineFault) => void;
  readonly timer: NodeJS.Timeout;
}

/** An engine as a process of its own, spoken to line by line; after a fault it is gone for good. */
export class EngineProcess implements Line {
  readonly #child: ChildProcess;
  readonly #limits: Limits;
  #waiting: Waiting | null = null;
  #pieces: string[] = [];
  #length = 0;
  #complaint = '';
  #answered = false;
  #fault: { readonly kind: FaultKind; readonly message: string } | null = null;

  constructor([command, ...args]: readonly [string, ...string[]], limits: Limits) {
    this.#limits = limits;
    // A group of its own, so that what the engine has started ends with it.
    this.#child = spawn(command, args, { stdio: 'pipe', detached: process.platform !== 'win32' });
    const { stdin, stdout, stderr } = this.#child;
    this.#child.on('error', (error) => this.#fail('crash', `cannot be started: ${error.message}`));
    this.#child.on('close', (code, signal) => this.#fail('crash', this.#ending(code, signal)));
    // A broken pipe is told by the end of the process.
    stdin?.on('error', () => {});
    stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = `${this.#complaint}${text}`.slice(-KEPT_COMPLAINT);
    });
  }

  /** Whether it can still be asked. */
  get usable(): boolean {
    return this.#fault === null;
  }

  exchange(request: RequestLine): Promise<unknown> {
    if (this.#fault !== null) {
      const { kind, message } = this.#fault;
      return Promise.reject(new EngineFault(kind, message, request));
    }
    const limit = this.#answered ? this.#limits.answer : this.#limits.start;
    return new Promise((done, failed) => {
      const timer = setTimeout(
        () =>
          this.#fail(
            'hang',
            `no answer in ${limit} ms; is what is written flushed after each line?`,
          ),
        limit,
      );
      this.#waiting = { request, done, failed, timer };
      this.#child.stdin?.write(`${JSON.stringify(request)}\n`);
    });
  }

  /** Ends the process and all that it has started. */
  close(): void {
    this.#fault ??= { kind: 'crash', message: 'it was ended' };
    this.#kill();
  }

  #kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
  }

  #hear(text: string): void {
    let rest = text;
    for (;;) {
      const end = rest.indexOf('\n');
      this.#pieces.push(end < 0 ? rest : rest.slice(0, end));
      this.#length += end < 0 ? rest.length : end;
      if (this.#length > LONGEST_ANSWER) {
        this.#fail('flood', `an answer of more than ${LONGEST_ANSWER} letters`);
        return;
      }
      if (end < 0) return;
      const line = this.#pieces.join('');
      this.#pieces = [];
      this.#length = 0;
      rest = rest.slice(end + 1);
      if (line.trim() !== '') this.#take(line);
      if (this.#fault !== null) return;
    }
  }

  #take(line: string): void {
    const waiting = this.#waiting;
    if (waiting === null) {
      this.#fail('garbage', `says something that was not asked: ${brief(line)}`);
      return;
    }
    let reply: unknown;
    try {
      reply = JSON.parse(line);
    } catch {
      this.#fail('garbage', `answers with what is not JSON: ${brief(line)}`);
      return;
    }
    clearTimeout(waiting.timer);
    this.#waiting = null;
    this.#answered = true;
    waiting.done(reply);
  }

  #fail(kind: FaultKind, message: string): void {
    this.#fault ??= { kind, message };
    this.#kill();
    const waiting = this.#waiting;
    if (waiting === null) return;
    this.#waiting = null;
    clearTimeout(waiting.timer);
    waiting.failed(new EngineFault(this.#fault.kind, this.#fault.message, waiting.request));
  }

  #ending(code: number | null, signal: string | null): string {
    const how = signal === null ? `ends with exit code ${code}` : `is ended by ${signal}`;
    const said = this.#complaint.trim();
    return said === '' ? how : `${how}: ${said.split('\n').slice(-3).join(' / ')}`;
  }
}

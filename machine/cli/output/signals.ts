/** Signals that end a process, with the exit code that tells of such an end. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

type Ending = keyof typeof SIGNALS;

/** What is to be put right, the latest last. */
const unsettled: (() => void)[] = [];
let listening = false;

/**
 * Has something put right should a signal end the process: a terminal, a file half written. The
 * answer calls that off. Signals wait for the event loop only while something is unsettled, so
 * that nothing of long breath holds them up.
 */
export function beforeSignal(putRight: () => void): () => void {
  unsettled.push(putRight);
  listen();
  return () => {
    const at = unsettled.lastIndexOf(putRight);
    if (at !== -1) unsettled.splice(at, 1);
    // A signal that has come meanwhile is still on its way, and must not be lost.
    setImmediate(listen);
  };
}

function listen(): void {
  const wanted = unsettled.length > 0;
  if (wanted === listening) return;
  listening = wanted;
  for (const signal of Object.keys(SIGNALS)) process[wanted ? 'on' : 'off'](signal, end);
}

function end(signal: Ending): void {
  for (const putRight of unsettled.toReversed()) putRight();
  process.exit(SIGNALS[signal]);
}

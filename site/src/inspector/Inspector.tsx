import { useState } from 'preact/hooks';
import { count, strings } from '../strings.ts';
import { Chart } from './Chart.tsx';
import { type Message, pathsOf, snapshotOf, summary, useMessages } from './messages.ts';

const text = strings.inspectorPage;

const KINDS = {
  '@xstate.actor': text.kind.actor,
  '@xstate.event': text.kind.event,
  '@xstate.snapshot': text.kind.snapshot,
} as const;

/** Shows what the statechart of another window does, message by message. */
export default function Inspector() {
  const messages = useMessages();
  const [chosen, choose] = useState<number | null>(null);
  if (messages.length === 0) return <p class="notice">{text.waiting}</p>;
  const at = Math.min(chosen ?? messages.length - 1, messages.length - 1);
  const definition = messages.find(
    (message) => message.type === '@xstate.actor' && message.definition !== undefined,
  );
  const state = messages
    .slice(0, at + 1)
    .findLast((message) => message.type === '@xstate.snapshot');
  const active = state === undefined ? [] : pathsOf(snapshotOf(state)?.value);
  return (
    <div class="inspector">
      <div>
        <Actors messages={messages} />
        {definition?.type === '@xstate.actor' && definition.definition !== undefined && (
          <Chart definition={definition.definition} active={active} />
        )}
      </div>
      <Received messages={messages} at={at} choose={choose} />
      <Detail message={messages[at]!} />
    </div>
  );
}

function Actors({ messages }: { readonly messages: readonly Message[] }) {
  const actors = messages.filter((message) => message.type === '@xstate.actor');
  return (
    <section>
      <h2>{text.actors}</h2>
      <ul class="actors">
        {actors.map(({ name, sessionId }) => (
          <li key={sessionId}>
            {name} <code>{sessionId}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReceivedProps {
  readonly messages: readonly Message[];
  readonly at: number;
  choose(index: number): void;
}

function Received({ messages, at, choose }: ReceivedProps) {
  return (
    <section>
      <h2>{text.events}</h2>
      <p role="status">{count(text.count, messages.length)}</p>
      <ol class="messages">
        {messages.map((message, i) => (
          <li key={i}>
            <button
              type="button"
              class={KINDS[message.type]}
              aria-pressed={i === at}
              onClick={() => choose(i)}
            >
              <span class="kind">{KINDS[message.type]}</span> {summary(message)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Detail({ message }: { readonly message: Message }) {
  const shown = message.type === '@xstate.event' ? message.event : snapshotOf(message);
  return (
    <section>
      <h2>{text.detail}</h2>
      <textarea
        readOnly
        spellcheck={false}
        aria-label={text.detail}
        value={JSON.stringify(shown, null, 2)}
      />
    </section>
  );
}

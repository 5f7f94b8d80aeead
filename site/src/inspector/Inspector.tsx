import { useState } from 'preact/hooks';
import { count, type Strings } from '../strings.ts';
import { useTongue } from '../viewer/services.ts';
import { ActorChart } from './ActorChart.tsx';
import { detailOf, type Message } from './messages.ts';
import { useMessages } from './useMessages.ts';

type InspectorText = Strings['inspectorPage'];

/** Shows what the statechart of another window does, message by message. */
export function Inspector({ text }: { readonly text: InspectorText }) {
  const { language } = useTongue();
  const { messages, count: told, strange } = useMessages();
  const [followed, follow] = useState<string | null>(null);
  const [chosen, choose] = useState<number | null>(null);
  const actors = messages.filter((message) => message.kind === 'actor');
  const actor =
    actors.find(({ session }) => session === followed) ??
    actors.findLast(({ states }) => states !== null) ??
    actors.at(-1);
  const shown = messages.find(({ number }) => number === chosen) ?? messages.at(-1);
  return (
    <>
      {strange > 0 && (
        <p class="notice" role="status">
          {count(text.strange, strange, language)}
        </p>
      )}
      {shown === undefined ? (
        <p class="notice">{text.waiting}</p>
      ) : (
        <div class="inspector">
          <Actors of={actors} followed={actor?.session} follow={follow} text={text} />
          {actor?.states != null && (
            <section class="chart">
              <h2>{text.chart}</h2>
              <ActorChart
                states={actor.states}
                active={activeAt(messages, actor.session, shown.number)}
              />
            </section>
          )}
          <section class="received">
            <h2>{text.events}</h2>
            <p role="status">{count(text.count, told, language)}</p>
            <Messages of={messages} at={shown.number} choose={choose} text={text} />
          </section>
          <section class="detail">
            <h2>{text.detail}</h2>
            <textarea
              readOnly
              spellcheck={false}
              aria-label={text.detail}
              value={detailOf(shown) ?? text.unshowable}
            />
          </section>
        </div>
      )}
    </>
  );
}

/** The active states of an actor once a message has come. */
function activeAt(
  messages: readonly Message[],
  session: string,
  number: number,
): readonly string[] {
  const last = messages.findLast(
    (message) =>
      message.kind !== 'event' && message.session === session && message.number <= number,
  );
  return last === undefined || last.kind === 'event' ? [] : last.active;
}

interface ActorsProps {
  readonly of: readonly Message[];
  readonly followed: string | undefined;
  readonly text: InspectorText;
  follow(session: string): void;
}

function Actors({ of, followed, text, follow }: ActorsProps) {
  return (
    <section class="actors">
      <h2>{text.actors}</h2>
      <ul>
        {of.map(({ number, session, summary }) => (
          <li key={number}>
            <button
              type="button"
              aria-pressed={session === followed}
              onClick={() => follow(session)}
            >
              {summary} <code>{session}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MessagesProps {
  readonly of: readonly Message[];
  readonly at: number;
  readonly text: InspectorText;
  choose(number: number): void;
}

function Messages({ of, at, text, choose }: MessagesProps) {
  return (
    <ol class="messages">
      {of.map(({ number, kind, summary }) => (
        <li key={number}>
          <button
            type="button"
            class={kind}
            aria-pressed={number === at}
            onClick={() => choose(number)}
          >
            <span class="kind">{text.kind[kind]}</span> {summary}
          </button>
        </li>
      ))}
    </ol>
  );
}

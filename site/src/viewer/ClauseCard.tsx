import type { ClauseId } from '../../../spec/clauses.ts';
import { COLON } from '../../../spec/text.ts';
import { SIGNS } from '../data/signs.ts';
import { toClause, toFixture, toRuling } from '../links.ts';
import { type CardOfClause, useClause } from './clausecards.ts';
import { useTongue } from './tongue.ts';

interface Props {
  readonly id: ClauseId;
  close(): void;
}

/** A clause opened in place: statement, sources, editions, examples. */
export function ClauseCard({ id, close }: Props) {
  const { texts, language } = useTongue();
  const text = texts.viewer.card;
  const card = useClause(id);
  return (
    <section class="clause-card" aria-label={id}>
      <header>
        <a href={toClause(id, language)}>{id}</a>
        {typeof card === 'object' && <span class="kind">{text.kind[card.kind]}</span>}
        <button type="button" aria-label={text.close} title={text.close} onClick={close}>
          ×
        </button>
      </header>
      {card === 'loading' && <p>{texts.viewer.loading}</p>}
      {card === 'missing' && <p role="alert">{texts.viewer.unreachable}</p>}
      {typeof card === 'object' && <Card card={card} />}
    </section>
  );
}

function Card({ card }: { readonly card: CardOfClause }) {
  const { texts, language } = useTongue();
  const text = texts.viewer.card;
  return (
    <>
      <p class="statement">{card.statement}</p>
      {card.why !== undefined && <p class="why">{card.why}</p>}
      {card.ruling !== undefined && (
        <p class="ruled">
          {text.ruling}
          {COLON[language]} <a href={toRuling(card.ruling.id, language)}>{card.ruling.question}</a>
        </p>
      )}
      {card.editions !== undefined && (
        <dl class="editions">
          {card.editions.map(({ edition, reading }) => (
            <div key={edition}>
              <dt>{edition}</dt>
              <dd>{reading}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{text.sources}</h3>
      <ul class="sources">
        {card.sources.map(({ id, says, at, note }) => (
          <li key={id} class={says}>
            <span aria-hidden="true">{SIGNS[says]}</span> {id}
            {COLON[language]} {text.says[says]}
            {at !== undefined && <span lang={id.slice(0, 2)}> · {at}</span>}
            {note !== undefined && <span class="note"> · {note}</span>}
          </li>
        ))}
      </ul>
      {card.examples.length > 0 && (
        <>
          <h3>{text.examples}</h3>
          <ul class="examples">
            {card.examples.map(({ id, text: title, lang, contrast }) => (
              <li key={id}>
                <a href={toFixture(id, language)} lang={lang}>
                  {title}
                </a>
                {contrast && <span class="contrast"> {text.contrast}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

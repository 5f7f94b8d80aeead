import { useServices } from '../services.ts';
import { Background } from './Background.tsx';
import type { ClauseCard, ClauseText, OpenedProps } from './clausecard.ts';
import { useClauseCard } from './useClauseCard.ts';
import '../../styles/viewer/clausecard.css';

/** A clause opened in place: its statement, and whatever else there is on it. */
export default function OpenClause({ id, close }: OpenedProps) {
  const { tongue, links } = useServices();
  const { viewer } = tongue.texts;
  const text = viewer.card;
  const card = useClauseCard(id);
  return (
    <section
      class="clause-card"
      data-clause={id}
      aria-label={typeof card === 'object' ? card.title : id}
    >
      <header>
        <a href={links.clause(id)}>{typeof card === 'object' ? card.title : id}</a>
        {typeof card === 'object' && <span class="kind">{text.kind[card.kind]}</span>}
        <button type="button" aria-label={text.close} title={text.close} onClick={close}>
          ×
        </button>
      </header>
      {card === 'loading' && <p>{viewer.loading}</p>}
      {card === 'missing' && <p role="alert">{viewer.unreachable}</p>}
      {typeof card === 'object' && (
        <>
          <p class="statement">{card.statement}</p>
          <code class="clause-id">{id}</code>
          {isWhole(card) && <Background card={card} />}
        </>
      )}
    </section>
  );
}

const isWhole = (card: ClauseCard | ClauseText): card is ClauseCard => 'sources' in card;

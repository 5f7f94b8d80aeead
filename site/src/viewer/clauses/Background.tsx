import { COLON } from '../../../../spec/text.ts';
import { SIGNS } from '../../data/signs.ts';
import { caseLink } from '../../lab/caselink.ts';
import { useServices } from '../services.ts';
import type { ClauseCard } from './clausecard.ts';

/** Why the clause is so, where it stands, how editions read it, and what shows it. */
export function Background({ card }: { readonly card: ClauseCard }) {
  const { tongue, links } = useServices();
  const { language, texts } = tongue;
  const text = texts.viewer.card;
  return (
    <>
      {card.why !== undefined && <p class="why">{card.why}</p>}
      {card.ruling !== undefined && (
        <p class="ruled">
          {text.ruling}
          {COLON[language]} <a href={links.ruling(card.ruling.id)}>{card.ruling.title}</a>
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
                <a href={links.fixture(id)} lang={lang}>
                  {title}
                </a>
                {contrast && <span class="contrast"> {text.contrast}</span>}{' '}
                <a class="in-lab" href={caseLink(id, links)}>
                  {texts.viewer.inLab}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

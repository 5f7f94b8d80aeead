import { Fragment } from 'preact';
import { COLON } from '../../../../spec/text.ts';
import type { Side, Sides, ToldRuling, ToldWitness } from '../../engine/judging/judged.ts';
import { fill } from '../../strings.ts';
import { useServices } from '../../viewer/services.ts';
import { Fight } from './Course.tsx';
import { Reasons } from './Reasons.tsx';
import type { VerdictTexts } from './texts.ts';

/** Editions and readings side by side, where they part, and the rulings that make them. */
export function SideBySide({
  text,
  sides,
}: {
  readonly text: VerdictTexts;
  readonly sides: Sides;
}) {
  if (sides.sides.length < 2) return <p class="agree">{text.sides.agree}</p>;
  return (
    <section class="sides">
      <h2>{text.sides.title}</h2>
      <div class="columns">
        {sides.sides.map((side) => (
          <OneSide
            key={side.sentence + (side.difference ?? '') + named(side)}
            {...{ text, side }}
          />
        ))}
      </div>
      {sides.rulings.map((ruling) => (
        <Ruling key={ruling.id} {...{ text, ruling }} />
      ))}
    </section>
  );
}

const named = ({ editions, readings }: Side): string =>
  [...editions.map(({ id }) => id), ...readings.map(({ ruling, text }) => ruling + text)].join();

function OneSide({ text, side }: { readonly text: VerdictTexts; readonly side: Side }) {
  const { editions, readings, difference, legal, sentence, reasons, fights, order, by } = side;
  const words = text.sides;
  return (
    <article class={difference === null ? 'side own' : 'side'} data-legal={legal}>
      <header>
        {difference === null && <p class="soft">{words.here}</p>}
        {difference === null && editions.length === 0 && <h3>{words.chosen}</h3>}
        {editions.map(({ id, name, foreign }) => (
          <h3 key={id} data-edition={id}>
            {name}
            {foreign !== '' && (
              <span class="soft"> · {fill(words.foreign, { modules: foreign })}</span>
            )}
          </h3>
        ))}
        {readings.map(({ ruling, title, text: says }) => (
          <p key={ruling + says} class="reading" data-ruling={ruling}>
            <strong>{fill(words.reads, { title })}</strong> {says}
          </p>
        ))}
      </header>
      <p class={`verdict-there ${legal ? 'legal' : 'refused'}`}>{sentence}</p>
      {difference !== null && <p>{words.difference[difference]}</p>}
      {difference !== null && by.length === 0 && <p class="soft">{words.together}</p>}
      {reasons.length > 0 && <Reasons reasons={reasons} />}
      {order !== null && <p class="order">{order}</p>}
      {fights.map((fight) => (
        <Fragment key={fight.text + fight.tips.join() + fight.before}>
          {fight.before !== null && <p class="before soft">{fight.before}</p>}
          <Fight text={text} course={fight} />
        </Fragment>
      ))}
    </article>
  );
}

/** A contested passage: how it can be read, and who says what. */
function Ruling({ text, ruling }: { readonly text: VerdictTexts; readonly ruling: ToldRuling }) {
  const { links } = useServices();
  const words = text.ruling;
  return (
    <details class="ruling" data-ruling={ruling.id}>
      <summary>
        {words.title}: {ruling.title}
      </summary>
      <p>{ruling.question}</p>
      <ul class="readings">
        {ruling.readings.map(({ text: says, own, editions, witnesses }) => (
          <li key={says}>
            <p>
              {says}
              {own && <strong class="kind"> {words.own}</strong>}
              {editions.length > 0 && (
                <span class="soft">
                  {' '}
                  · {fill(words.editions, { editions: editions.join(', ') })}
                </span>
              )}
            </p>
            <Witnesses witnesses={witnesses} />
          </li>
        ))}
      </ul>
      {ruling.others.length > 0 && <p class="soft">{words.others}</p>}
      <Witnesses witnesses={ruling.others} />
      <p>{ruling.why}</p>
      <p>
        <a href={links.ruling(ruling.id)}>{words.whole}</a>
      </p>
    </details>
  );
}

function Witnesses({ witnesses }: { readonly witnesses: readonly ToldWitness[] }) {
  const { tongue } = useServices();
  if (witnesses.length === 0) return null;
  return (
    <ul class="witnesses">
      {witnesses.map(({ source, at, note }) => (
        <li key={source + at}>
          {source}
          {COLON[tongue.language]} {note} <span lang={source.slice(0, 2)}>({at})</span>
        </li>
      ))}
    </ul>
  );
}

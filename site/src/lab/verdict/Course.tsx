import type { ComponentChildren } from 'preact';
import type { ToldCourse, ToldFight, Won } from '../../engine/judging/judged.ts';
import { Stone } from '../../viewer/pieces/Stone.tsx';
import { useTongue } from '../../viewer/services.ts';
import { Reasons } from './Reasons.tsx';
import type { VerdictTexts } from './texts.ts';

interface Props<T> {
  readonly text: VerdictTexts;
  readonly course: T;
}

/** How play can go on: choices, wars in their orders, conflicts with what either victory costs. */
export function Course({ text, course }: Props<ToldCourse>) {
  switch (course.type) {
    case 'rest':
    case 'not-followed':
      return <p>{course.text}</p>;
    case 'options':
      return (
        <>
          <p>{course.text}</p>
          <ul class="choices">
            {course.options.map(({ text: said, reasons }) => (
              <li key={said}>
                <Folded summary={said}>
                  <Reasons reasons={reasons} />
                </Folded>
              </li>
            ))}
          </ul>
          {course.more !== null && <p class="soft">{course.more}</p>}
        </>
      );
    case 'order':
      return (
        <>
          <p>{course.text}</p>
          <ul class="choices">
            {course.options.map(({ text: said, course: next }) => (
              <li key={said}>
                <Folded summary={said}>
                  <Course text={text} course={next} />
                </Folded>
              </li>
            ))}
          </ul>
        </>
      );
    case 'any-order':
      return (
        <>
          <p>{course.text}</p>
          {course.fights.map((fight) => (
            <Fight key={fight.text} text={text} course={fight} />
          ))}
        </>
      );
    case 'fight':
      return <Fight text={text} course={course} />;
  }
}

/** A conflict: how many tiles decide it, and a table of what either victory brings. */
export function Fight({ text, course }: Props<ToldFight>) {
  const { victories, tips, prospect } = course;
  return (
    <div class="fight" data-kind={course.kind} data-color={course.color}>
      <p class="head">
        <Stone tile={course.kind === 'revolt' ? 'red' : course.color} /> {course.text}
      </p>
      <h3>{text.tips}</h3>
      <ul class="tips">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p class="prospect">{prospect}</p>
      <Outcomes text={text} course={course} />
      {victories.map(({ winner, text: said, reasons, course: next }) => (
        <Folded key={winner} summary={`${text.details}. ${said}`}>
          <Reasons reasons={reasons} />
          {next !== null && <Course text={text} course={next} />}
        </Folded>
      ))}
    </div>
  );
}

/** What is won and lost, a column for each side that may win. */
function Outcomes({ text, course: { victories } }: Props<ToldFight>) {
  const { titles } = useTongue();
  const { won: words } = text;
  const rows: readonly (readonly [string, (won: Won) => readonly ComponentChildren[]])[] = [
    [
      words.points,
      ({ points }) =>
        points.map(({ seat, color, count }) => (
          <>
            {seat} +{count} <Stone tile={color} />
            <span class="sr-only"> {titles.color[color]}</span>
          </>
        )),
    ],
    [words.treasures, ({ treasures }) => treasures.map(({ seat, count }) => `${seat} +${count}`)],
    [
      words.tiles,
      ({ tiles }) =>
        tiles.map(({ color, cells }) => (
          <>
            {cells.length} <Stone tile={color} />
            <span class="sr-only"> {titles.color[color]}</span> {cells.join(', ')}
          </>
        )),
    ],
    [
      words.leaders,
      ({ leaders }) =>
        leaders.map(({ seat, leader, from }) => `${titles.leader[leader]} ${from} (${seat})`),
    ],
    [words.kingdoms, ({ kingdoms }) => kingdoms],
  ];
  const filled = rows.filter(([, of]) => victories.some(({ won }) => of(won).length > 0));
  return (
    <div class="table-scroll">
      <table class="outcomes">
        <thead>
          <tr>
            <td />
            {victories.map(({ winner, text: said }) => (
              <th key={winner} scope="col">
                {said.replace(/\s?[:：]$/, '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filled.map(([name, of]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {victories.map(({ winner, won }) => (
                <td key={winner}>
                  <Cell items={of(won)} none={words.nothing} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({
  items,
  none,
}: {
  readonly items: readonly ComponentChildren[];
  readonly none: string;
}) {
  if (items.length === 0) return <span class="soft">{none}</span>;
  return (
    <ul>
      {items.map((item, i) => (
        <li key={i}>{item}</li>
      ))}
    </ul>
  );
}

/** What is opened by whoever wants to know. */
function Folded({
  summary,
  children,
}: {
  readonly summary: string;
  readonly children: ComponentChildren;
}) {
  return (
    <details>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

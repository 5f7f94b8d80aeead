import type { DifferencesPage } from './page.ts';

interface Props {
  readonly editions: DifferencesPage['editions'];
  /** What the edition of one's own is called. */
  readonly title: string;
}

/** The heads of the columns of a table: each printed edition, then the one of one's own. */
export function EditionHeads({ editions, title }: Props) {
  return (
    <>
      {editions.map(({ id, short }) => (
        <th key={id} scope="col" data-edition={id}>
          {short}
        </th>
      ))}
      <th scope="col" class="ours">
        {title}
      </th>
    </>
  );
}

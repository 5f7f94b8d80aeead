import { useCallback, useEffect, useState } from 'preact/hooks';
import { localText } from '../../../machine/record/local.ts';
import { isolated } from '../../../machine/words/isolate.ts';
import { withinFences } from '../own/fences.ts';
import { useTransfers } from '../own/useTransfers.ts';
import { fill } from '../strings.ts';
import { Beside } from './Beside.tsx';
import { Bring } from './Bring.tsx';
import type { DifferencesPage } from './page.ts';
import { type Come, useEdition } from './useEdition.ts';

/** An edition of one's own beside the printed ones: what brings it, and what came of it. */
export function Own({ page }: { readonly page: DifferencesPage }) {
  const { text, language } = page;
  const { come, read, leave } = useEdition(language);
  const [open, toggle] = useState(false);
  const over = useTransfers(fileIn, read);
  useEffect(() => {
    if (come.at !== 'nothing') toggle(true);
  }, [come.at]);
  const readText = useCallback(
    (typed: string): void => read(new Blob([withinFences(typed) ?? typed])),
    [read],
  );
  return (
    <details
      class={over ? 'own-edition is-over' : 'own-edition'}
      open={open}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary>{text.title}</summary>
      <Bring {...{ text, read, readText }} />
      <div role="status">
        {come.at === 'reading' && <p>{text.reading}</p>}
        {come.at === 'shown' && (
          <p>{fill(text.shown, { title: isolated(localText(come.house.title, language).text) })}</p>
        )}
      </div>
      <div role="alert">
        <Fault page={page} come={come} />
      </div>
      {come.at === 'shown' && <Beside key={come.fragment} {...{ page, leave }} {...come} />}
    </details>
  );
}

/** A file that was dropped or pasted, or a text that may be one; null where there is neither. */
function fileIn(transfer: DataTransfer | null): Blob | null {
  const [file] = transfer?.files ?? [];
  if (file !== undefined) return file;
  const text = transfer?.getData('text/plain') ?? '';
  const within = withinFences(text) ?? text;
  return /^[\s\ufeff]*\{/.test(within) ? new Blob([within]) : null;
}

/** Why nothing is shown. */
function Fault({ page, come }: { readonly page: DifferencesPage; readonly come: Come }) {
  const { text, badLinks } = page;
  if (come.at === 'broken') return <p class="notice">{text.broken}</p>;
  if (come.at === 'badLink')
    return <p class="notice">{fill(text.badLink, { reason: badLinks[come.fault] })}</p>;
  if (come.at !== 'refused') return null;
  return (
    <div class="notice">
      <p>{text.refused}</p>
      <ul>
        {come.problems.map(({ where, text: told }, i) => (
          <li key={i}>
            {where !== '' && (
              <>
                <code>{where}</code>{' '}
              </>
            )}
            {told}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { canonicalJson } from '../../../../machine/record/layout.ts';
import { isolated } from '../../../../machine/words/isolate.ts';
import { count, fill } from '../../strings.ts';
import { save } from '../controls/saved.ts';
import type { PanelProps } from '../panels/panel.ts';
import { useTongue } from '../services.ts';
import type { Branch } from './branch.ts';
import { LONGEST_NAME } from './kept.ts';
import type { Session } from './session.ts';
import type { WhatIf } from './state.ts';

interface Props extends PanelProps {
  readonly session: Session;
  readonly state: WhatIf;
}

/** The branches of a record: to show, rename, save and delete. */
export function BranchList({ session, state: { branches, current, deleted } }: Props) {
  const text = useTongue().texts.viewer.whatIf;
  return (
    <section class="branches">
      <h3>{text.branches}</h3>
      {branches.length === 0 && <p>{text.none}</p>}
      <ul>
        {branches.map((branch) => (
          <Item
            key={branch.id}
            branch={branch}
            session={session}
            shown={branch.id === current?.id}
          />
        ))}
      </ul>
      <p role="status">
        {deleted !== null && (
          <>
            {fill(text.deleted, { name: isolated(deleted.name) })}{' '}
            <button type="button" class="quiet-button" onClick={() => session.restore()}>
              {text.restore}
            </button>
          </>
        )}
      </p>
    </section>
  );
}

interface ItemProps {
  readonly branch: Branch;
  readonly session: Session;
  readonly shown: boolean;
}

function Item({ branch, session, shown }: ItemProps) {
  const { texts, language } = useTongue();
  const text = texts.viewer.whatIf;
  const saveBranch = (): void => {
    const { telling } = session.record;
    const title = fill(text.title, { title: telling.title ?? telling.id ?? texts.name });
    const record = session.saved(branch, title);
    save(new Blob([canonicalJson(record)], { type: 'application/json' }), `${title}.json`);
  };
  return (
    <li class={shown ? 'shown' : undefined} aria-current={shown ? 'true' : undefined}>
      <input
        aria-label={text.name}
        value={branch.name}
        maxLength={LONGEST_NAME}
        onChange={({ currentTarget: { value } }) => session.edit(branch, { name: value })}
      />
      <span class="where">
        {fill(text.leaves, { step: branch.from })},{' '}
        {count(texts.facts.steps, branch.steps.length, language)}
      </span>
      <span class="bar">
        {shown ? (
          <button type="button" class="quiet-button" onClick={() => session.back()}>
            {text.back}
          </button>
        ) : (
          <button type="button" class="quiet-button" onClick={() => void session.show(branch)}>
            {text.show}
          </button>
        )}
        <button type="button" class="quiet-button" onClick={saveBranch}>
          {text.save}
        </button>
        <button type="button" class="quiet-button" onClick={() => session.remove(branch)}>
          {text.delete}
        </button>
      </span>
    </li>
  );
}

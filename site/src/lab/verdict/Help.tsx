import type { Asked, ToldProposal } from '../../engine/judging/judged.ts';
import type { VerdictTexts } from './texts.ts';

interface Props {
  readonly text: VerdictTexts;
  readonly proposals: readonly ToldProposal[];
  readonly none: string | null;
  onApply(asked: Asked): void;
}

/** What would make a refused action legal; a tap puts it so. */
export function Help({ text, proposals, none, onApply }: Props) {
  return (
    <section class="help">
      <h2>{text.help}</h2>
      {none !== null && <p>{none}</p>}
      <ul class="proposals">
        {proposals.map(({ kind, text: said, instead }) => (
          <li key={said} data-kind={kind}>
            <p>
              <span class="kind">{text.kinds[kind]}</span> {said}
            </p>
            <div class="bar">
              {instead.map(({ label, asked }) => (
                <button
                  key={label ?? ''}
                  type="button"
                  class="quiet-button"
                  aria-label={`${label ?? text.instead}: ${said}`}
                  onClick={() => onApply(asked)}
                >
                  {label ?? text.instead}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

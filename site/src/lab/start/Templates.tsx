import type { waysStringsOf } from '../../waysstrings.ts';
import type { OnStart } from './onstart.ts';
import { TEMPLATES, templateRecord } from './templates.ts';

interface Props {
  readonly text: ReturnType<typeof waysStringsOf>['start'];
  readonly onStart: OnStart;
}

/** Positions as players dispute them, to be tried and changed. */
export function Templates({ text, onStart }: Props) {
  return (
    <fieldset class="lab-choices">
      <legend>{text.templates}</legend>
      {TEMPLATES.map((template) => (
        <button
          key={template.id}
          type="button"
          class="quiet-button"
          onClick={() => {
            const { id, action } = template;
            const asked = { seat: 0, action } as const;
            onStart(templateRecord(template, text.template[id]), { at: 0, asked });
          }}
        >
          {text.template[template.id]}
        </button>
      ))}
    </fieldset>
  );
}

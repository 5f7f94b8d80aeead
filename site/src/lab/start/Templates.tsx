import { readLine } from '../../../../machine/notation/line.ts';
import type { RecordJson } from '../../../../machine/record/format.ts';
import { recordFrom } from '../../engine/labways/fresh.ts';
import type { waysStringsOf } from '../../waysstrings.ts';
import type { OnStart } from './Start.tsx';
import { TEMPLATES, type Template } from './templates.ts';

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
            const { action } = template;
            onStart(templateRecord(template, text.template[template.id]), {
              at: 0,
              asked: { seat: 0, action },
            });
          }}
        >
          {text.template[template.id]}
        </button>
      ))}
    </fieldset>
  );
}

/** The record of no moves that begins with a template. @throws RangeError where its line is none */
export function templateRecord({ line, edition }: Template, title: string): RecordJson {
  const read = readLine(line);
  if ('problem' in read) throw new RangeError(line);
  return recordFrom(read.position, { edition, title });
}

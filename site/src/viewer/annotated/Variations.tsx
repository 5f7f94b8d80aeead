import { useState } from 'preact/hooks';
import type { ToldVariation } from '../../../../machine/book/telling/told.ts';
import { count } from '../../strings.ts';
import type { PanelProps } from '../panels/panel.ts';
import { useServices } from '../services.ts';

interface Props extends PanelProps {
  readonly variations: readonly ToldVariation[];
}

/** Other lines in place of the step, and how it could have gone on; choosing one plays it. */
export function Variations({ variations, ...panel }: Props) {
  const services = useServices();
  const { tongue, panels } = services;
  const text = tongue.texts.viewer;
  const [why, tell] = useState<readonly string[] | null>(null);
  const { whatIf } = panels;
  const follow = async (told: ToldVariation, from: Element): Promise<void> => {
    const viewer = from.closest('.viewer');
    try {
      if (whatIf === undefined) return;
      const refused = await (await whatIf()).follow(panel, services, told);
      if (refused !== null) tell(refused.length === 0 ? [text.unreachable] : refused);
      // The button goes with its step; who uses the keyboard goes on in what has come.
      else
        requestAnimationFrame(() =>
          viewer?.querySelector<HTMLElement>('.desk')?.focus({ preventScroll: true }),
        );
    } catch {
      tell([text.unreachable]);
    }
  };
  const list = (title: string, told: readonly ToldVariation[]) =>
    told.length > 0 && (
      <section class="variations">
        <h3>{title}</h3>
        <ul>
          {told.map((one) => (
            <li key={one.index}>
              <Name
                told={one}
                {...(whatIf === undefined
                  ? {}
                  : { follow: (from: Element) => void follow(one, from) })}
              />{' '}
              <span class="where">
                {count(tongue.texts.facts.steps, one.steps, tongue.language)}
              </span>
              {one.note !== undefined && (
                <div lang={one.noteLang} dangerouslySetInnerHTML={{ __html: one.note }} />
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {list(
        text.annotated.instead,
        variations.filter(({ onward }) => onward === undefined),
      )}
      {list(
        text.annotated.onward,
        variations.filter(({ onward }) => onward === true),
      )}
      <div role="status">
        {why?.map((line) => (
          <p class="refused" key={line}>
            {line}
          </p>
        ))}
      </div>
    </>
  );
}

interface NameProps {
  readonly told: ToldVariation;
  follow?(from: Element): void;
}

/** A variation by its name: a button where it can be played. */
function Name({ told: { name, lang }, follow }: NameProps) {
  const words = <bdi lang={lang}>{name}</bdi>;
  if (follow === undefined) return <strong>{words}</strong>;
  return (
    <button
      type="button"
      class="quiet-button"
      onClick={({ currentTarget }) => follow(currentTarget)}
    >
      {words}
    </button>
  );
}

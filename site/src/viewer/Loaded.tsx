import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Loader } from './loader.ts';
import { useTongue } from './services.ts';

interface Props<P> {
  readonly load: Loader<P>;
  /** What the part is given. */
  readonly props: P;
  /** Whether nobody waits for it yet, so that nothing is said before it is there. */
  readonly ahead?: boolean;
}

/** A part of the viewer that is fetched when it is asked for. */
export function Loaded<P>({ load, props, ahead = false }: Props<P>) {
  const text = useTongue().texts.viewer;
  const [Part, show] = useState<ComponentType<P> | 'loading' | 'failed'>('loading');
  useEffect(() => {
    load().then(
      (module) => show(() => module.default),
      () => show('failed'),
    );
  }, [load]);
  if (ahead && typeof Part === 'string') return null;
  if (Part === 'loading') return <p class="loading">{text.loading}</p>;
  if (Part === 'failed') {
    return (
      <p class="notice" role="alert">
        {text.unreachable}
      </p>
    );
  }
  return <Part {...(props as P & object)} />;
}

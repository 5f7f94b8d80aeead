import { useEffect, useState } from 'preact/hooks';

/** What is waited for, once it has come. */
export function useCome<T>(
  ask: () => Promise<T>,
  about: readonly unknown[],
): T | 'loading' | 'missing' {
  const [come, show] = useState<T | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let wanted = true;
    ask().then(
      (found) => wanted && show(found),
      () => wanted && show('missing'),
    );
    return () => {
      wanted = false;
    };
  }, about);
  return come;
}

import { useEffect, useState } from 'preact/hooks';

/** A number that changes whenever the colours of the page do. */
export function useTheme(): number {
  const [changes, count] = useState(0);
  useEffect(() => {
    const changed = (): void => count((before) => before + 1);
    const root = new MutationObserver(changed);
    root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', changed);
    return () => {
      root.disconnect();
      system.removeEventListener('change', changed);
    };
  }, []);
  return changes;
}

/** What a custom property is as a colour that a canvas takes. */
export function colorOf(property: string, around: HTMLElement): string {
  const probe = around.appendChild(document.createElement('span'));
  probe.style.color = `var(${property})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

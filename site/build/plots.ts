const UNSURE = 'new Intl.NumberFormat(domEnv ? nav.language :';

/**
 * uPlot formats numbers in the browser's language as soon as it is loaded, and fails where the
 * browser names a language that is none, as Chromium without a locale does ("en-US@posix"). It gets
 * the default instead.
 */
export const plots = {
  name: 'plots',
  transform(code: string, id: string): string | undefined {
    if (!id.includes('/uplot/dist/') || !id.endsWith('.js')) return undefined;
    if (!code.includes(UNSURE)) throw new Error('uPlot formats numbers in another way');
    return code.replace(UNSURE, 'new Intl.NumberFormat(domEnv ? undefined :');
  },
};

import type { ChartBook } from '../../../../machine/book/statechart/chartbook.ts';
import type { Language } from '../../../../spec/text.ts';
import { fetchedOnce } from '../../fetched.ts';
import { toChart } from '../../links.ts';
import { useCome } from '../useCome.ts';

/** The drawn statechart in a language, once it has come. */
export const useChartBook = (language: Language): ChartBook | 'loading' | 'missing' =>
  useCome(() => fetchedOnce<ChartBook>(toChart(language)), [language]);

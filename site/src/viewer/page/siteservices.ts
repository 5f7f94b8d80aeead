import { ask } from '../../engine/client.ts';
import { linksIn } from '../../links.ts';
import type { Services } from '../services.ts';
import type { Tongue } from '../tongue.ts';
import { addressPlace } from './address.ts';
import { fetchedCard } from './clausecards.ts';
import { inspected } from './inspect.ts';

/** What a page of this site gives to its viewer. */
export const siteServices = ({ language, titles, texts }: Tongue): Services => ({
  tongue: { language, titles, texts },
  links: linksIn(language),
  place: addressPlace,
  ask,
  clauseCard: (id) => fetchedCard(id, language),
  panels: {
    points: () => import('../points/PointsPanel.tsx'),
    whatIf: () => import('../whatif/WhatIfPanel.tsx'),
    chart: () => import('../statechart/StatechartPanel.tsx'),
  },
  inspect: (replay) => inspected(replay, language),
  print: () => print(),
});

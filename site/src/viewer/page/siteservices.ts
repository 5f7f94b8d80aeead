import type { Ask } from '../../engine/protocol.ts';
import { linksIn } from '../../links.ts';
import { fetchedCard } from '../clauses/clausecards.ts';
import type { Services } from '../services.ts';
import type { Tongue } from '../tongue.ts';
import { browserShelf } from '../whatif/shelf.ts';
import { addressPlace } from './address.ts';
import { Developers } from './Developers.tsx';

/** What a page of this site gives to its viewer; what is seldom asked for is loaded then. */
export function siteServices({ language, titles, texts }: Tongue): Services {
  const links = linksIn(language);
  const ask: Ask = async (...question) => (await import('../../engine/client.ts')).ask(...question);
  return {
    tongue: { language, titles, texts },
    links,
    place: addressPlace,
    ask,
    clauseCard: (id) => fetchedCard(id, links),
    openClause: () => import('../clauses/OpenClause.tsx'),
    shelf: browserShelf,
    dialogs: {
      search: () => import('../controls/Search.tsx'),
      share: () => import('../controls/ShareStep.tsx'),
      help: () => import('../controls/Help.tsx'),
    },
    panels: {
      points: () => import('../points/PointsPanel.tsx'),
      whatIf: () => import('../whatif/WhatIfPanel.tsx'),
      chart: () => import('../statechart/StatechartPanel.tsx'),
    },
    Developers,
    branchLink: async (replay, position) =>
      (await import('../whatif/branchlink.ts')).branchLink(replay, position, { ask, links }),
    linkCode: () => import('../controls/LinkCode.tsx'),
    positionLink: async (asked) =>
      (await import('../whatif/positionlink.ts')).positionLink(asked, { ask, language, links }),
    labLink: async (asked) =>
      (await import('../whatif/positionlink.ts')).labPositionLink(asked, { ask, language, links }),
    print: () => print(),
  };
}

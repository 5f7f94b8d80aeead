import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ClauseId } from '../../../spec/clauses.ts';
import type { SiteLinks } from '../addresses.ts';
import type { Ask } from '../engine/protocol.ts';
import type { ClauseCard, ClauseText, OpenedProps } from './clauses/clausecard.ts';
import type { DialogLoaders } from './controls/dialogs.ts';
import type { LinkCodeProps } from './controls/linkcode.ts';
import type { Loader } from './loader.ts';
import type { PanelLoaders } from './panels/panel.ts';
import type { Place } from './replay/place.ts';
import type { Replay } from './replay/replay.ts';
import type { Tongue } from './tongue.ts';
import type { PositionAsked } from './whatif/positionlink.ts';
import type { Shelf } from './whatif/shelf.ts';

/**
 * What a viewer is given by what it stands in. A page of the site and an element in a page of
 * somebody else each give their own; the viewer itself knows neither.
 */
export interface Services {
  readonly tongue: Tongue;
  readonly links: SiteLinks;
  readonly place: Place;
  readonly ask: Ask;
  /** What there is on a clause. @throws Error when it cannot be had */
  readonly clauseCard: (id: ClauseId) => Promise<ClauseCard | ClauseText>;
  readonly openClause: Loader<OpenedProps>;
  /** What keeps branches that a reader plays. */
  readonly shelf: Shelf;
  readonly dialogs: DialogLoaders;
  readonly panels: PanelLoaders;
  /** What only those ask for who write programs of their own. */
  readonly Developers?: ComponentType<{ readonly replay: Replay }>;
  /** A link to a position of a branch, where the place has links. */
  readonly branchLink?: (replay: Replay, position: number) => Promise<string>;
  /** A link to a position alone, as far as a viewpoint lets on, where the place has links. */
  readonly positionLink?: (asked: PositionAsked) => Promise<string>;
  /** The lab with a position, as far as a viewpoint lets on, where the place has a lab. */
  readonly labLink?: (asked: PositionAsked) => Promise<string>;
  /** What shows links as QR codes, where the place has links. */
  readonly linkCode?: () => Promise<{ readonly LinkCode: ComponentType<LinkCodeProps> }>;
  /** Prints the step, where the page is the viewer's own. */
  readonly print?: () => void;
}

export const ServicesContext = createContext<Services | null>(null);

/** What is given around. @throws RangeError where nothing gives it */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new RangeError('nothing here gives a viewer what it needs');
  return services;
}

/** The language and the texts of what is around. */
export const useTongue = (): Tongue => useServices().tongue;

/** What the viewer stands in. */
export const usePlace = (): Place => useServices().place;

import type { Language } from '../../spec/text.ts';

/** Every text of the site's own pages that is not in the spec or said by the machine. */
const en = {
  name: 'Shedu',
  tagline: 'The rules of Tigris & Euphrates, executable',
  about:
    'Shedu is a rules-verification toolkit for the board game Tigris & Euphrates. Every rule is a ' +
    'clause with an id, a statechart plays by them, and whatever happens on the board names the ' +
    'clauses that made it happen.',
  color: { black: 'black', red: 'red', blue: 'blue', green: 'green', '?': 'unknown' },
  dynasty: { archer: 'Archer', bull: 'Bull', lion: 'Lion', pot: 'Pot' },
  leaders: { king: 'kings', priest: 'priests', farmer: 'farmers', trader: 'traders' },
  skip: 'Skip to content',
  menu: 'Site',
  menuBelow: 'Other pages',
  theme: 'Dark colours',
  replays: 'Replays',
  rules: 'Rules',
  inspector: 'Inspector',
  credits: 'Credits',
  unaffiliated:
    'A project by players. Not affiliated with the author or the publishers of Tigris & Euphrates.',
  home: {
    ways: 'Ways in',
    replays: 'Watch a game',
    replaysText:
      'Step through recorded games; each step shows what happened and which rule did it.',
    rules: 'Look up a rule',
    rulesText: 'Every clause with what five source documents say on it, and the contested rulings.',
    cases: 'Try the conformance cases',
    casesText: 'Small positions with an action and what must come of it, to read or to run.',
    picture: 'Position {step} of “{title}”',
  },
  list: {
    title: 'Replays',
    text: 'Whole games and worked examples, played move by move through the statechart.',
    games: 'Whole games',
    examples: 'Worked examples',
    cases: 'Conformance cases',
    casesText: 'Small positions with an action and what must come of it, one thing each.',
    byRuling: 'Contested rulings',
    number: { one: '{count} case', other: '{count} cases' },
    refused: 'refused',
    edition: 'Edition {edition}',
    steps: { one: '{count} step', other: '{count} steps' },
    advanced: 'advanced board',
    freeBoard: 'cut-out board',
    englishVariant: 'English variant',
    wonder: 'wonder',
    buildings: 'buildings',
    unfinished: 'Not played to the end.',
  },
  casePage: {
    title: 'Conformance case',
    text: 'A small position with an action and what must come of it.',
    needsScript: 'Playing a conformance case needs JavaScript.',
    none: 'The address names no case.',
    missing: 'There is no case “{id}”.',
    all: 'All cases',
  },
  viewer: {
    needsScript: 'Stepping through the game needs JavaScript. This is the position it starts from.',
    board: 'The board at position {step}',
    noStep:
      'There is no position “{asked}” in this replay: it has positions 0 to {last}. This is the start.',
    broken: 'This file cannot be replayed: {reason}',
    controls: 'Steps',
    first: 'To the start',
    back: 'One step back',
    forward: 'One step on',
    last: 'To the end',
    slider: 'Position',
    position: 'Position {step} of {last}',
    start: 'The start',
    startText: 'The position in which play begins.',
    kingdoms: 'Outline kingdoms',
    texts: 'Show rule texts',
    inspect: 'Inspect',
    inspectText: 'Open the statechart inspector in another window and play the game there',
    blocked: 'The browser did not open the inspector window.',
    download: 'Record file',
    effects: 'What happened',
    refused: 'Refused',
    nothing: 'The position stays as it was.',
    note: 'Note',
    shows: 'Shows',
    players: 'Players',
    toAct: 'to decide',
    active: 'active',
    bag: { one: '{count} tile in the bag', other: '{count} tiles in the bag' },
    actionsLeft: { one: '{count} action left', other: '{count} actions left' },
    hand: 'Hand',
    emptyHand: 'no tiles',
    catastrophes: { one: '{count} catastrophe tile left', other: '{count} catastrophe tiles left' },
    treasures: 'treasures',
    conflict: 'Strengths in the {kind}',
    revolt: 'revolt',
    war: 'war of the {leaders}',
    attacker: 'Attacker',
    defender: 'Defender',
    strength: '{board} on the board, {added} added',
    notAdded: '{board} on the board',
    place: 'Place {place}',
    settled: 'with treasures assigned: {scores}',
    steps: 'All steps',
    gridCaption: 'The board, row by row',
    empty: 'land',
    river: 'river',
    beast: 'winged beast',
    hintKeys: 'Arrow keys step, Home and End jump.',
  },
  inspectorPage: {
    title: 'Statechart inspector',
    text: 'Shows the actors, events and states of a statechart that another window of this site runs. Nothing leaves the browser.',
    waiting: 'Nothing has been received. Open a replay and choose “Inspect”.',
    actors: 'Actors',
    events: 'What was received',
    chart: 'Statechart',
    detail: 'Detail',
    state: 'State',
    needsScript: 'The inspector needs JavaScript.',
    count: { one: '{count} message', other: '{count} messages' },
    kind: { actor: 'actor', event: 'event', snapshot: 'state' },
  },
  reference: {
    title: 'The rules',
    text: 'Every rule of the game as a clause with an id, in the order of the rulebook.',
    chapters: 'Chapters',
    clauses: { one: '{count} clause', other: '{count} clauses' },
    sources: 'Sources',
    sourcesOf: 'Sources of {id}',
    sourcesText: 'Five documents were read line by line.',
    source: 'Source',
    says: 'Says',
    where: 'Where',
    lines: 'Lines',
    note: 'Note',
    kind: { rule: 'Rule', definition: 'Definition', component: 'Component', advice: 'Advice' },
    state: { states: 'states', implies: 'implies', silent: 'silent', differs: 'differs' },
    ruling: 'Ruling',
    rulings: 'Rulings',
    rulingsText: 'Contested or silent passages, who says what, and what the machine does.',
    settled: 'Settled',
    switch: 'Switch',
    readings: 'Readings',
    witnesses: 'Who says what',
    supports: 'Supports',
    decision: 'Decision',
    edition: 'Edition',
    reading: 'Reading',
    why: 'Why',
    decides: 'Clauses',
    cases: 'Cases',
    following: 'Followed',
    contrast: 'Refuses an action or decides the result',
    passing: {
      one: 'Followed in passing in {count} more.',
      other: 'Followed in passing in {count} more.',
    },
    glossary: 'Glossary',
    glossaryText: 'The words of the game as each edition and language has them.',
    language: {
      en: 'English',
      'ru-1997': 'Russian, 1997',
      'ru-2015': 'Russian, 2015',
      'fr-1997': 'French, 1997',
    },
    lineCount: '{count} lines',
  },
  otherLanguages: { ru: 'Русский', fr: 'Français' },
  coverage: {
    title: 'Coverage',
    text:
      'Each clause with the modules of the machine that cite it, the fixtures that show it and what ' +
      'the sources have on it. A rule needs all three kinds of proof, a definition a fixture that follows it.',
    totals: 'Totals',
    clauses: 'Clauses',
    kinds: '{rule} rules, {definition} definitions, {component} components',
    covered: {
      machine: 'Cited by the machine',
      following: 'Followed in a fixture',
      contrast: 'Refusing or deciding in a fixture',
    },
    exempt: 'Exempt in some respect',
    fixtures: 'Fixtures',
    statements: 'Statements of sources',
    inventory: 'Rows of the inventory of the sources',
    missing: 'Missing',
    complete: 'Nothing is missing.',
    lacking: {
      machine: 'no module of the machine cites it',
      following: 'no fixture follows it',
      contrast: 'no fixture shows it refuse an action or change the result',
    },
    superfluous: 'its exemption is not needed',
    changed: 'its statement has changed since its fixtures were read',
    exemptions: 'Exemptions',
    chapter: 'Chapter',
    all: 'All chapters',
    clause: 'Clause',
    machine: 'Machine',
    following: 'Followed',
    contrast: 'Refuses, decides',
    sources: 'Sources',
    none: 'missing',
    excused: 'exempt',
  },
  missing: {
    title: 'Nothing here',
    text: 'There is no page or game at this address. It may be misspelt, or the game is not among those bundled.',
  },
  creditsPage: {
    title: 'Credits',
    game: 'Tigris & Euphrates is a game by Reiner Knizia. This project restates its rules in its own words and uses no artwork and no wording of any edition. It is not affiliated with the author or any publisher.',
    icons:
      'The signs on the pieces come from Game Icons, drawn by Lorc, Delapouite and the other ' +
      'contributors there, under the licence CC BY 3.0, in colours and sizes of our own: hut, ' +
      'mayan-pyramid, wheat, scales, high-shot, bull-horns, lion, amphora, greek-sphinx and earth-crack.',
    fonts:
      'Headings are set in Literata, text in Source Sans 3, both under the SIL Open Font License 1.1.',
    linkNames: { icons: 'Game Icons', licence: 'CC BY 3.0' },
    software:
      'The site is made with Astro, Starlight and Preact; the machine runs on XState. The project itself is under the MIT licence.',
  },
} as const;

type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> };

export type Strings = Widened<typeof en>;

/** The texts in the language of the site. */
export const strings: Strings = en;

export const language: Language = 'en';

/** Fills `{name}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The form of a text that a count asks for. */
export function count(
  forms: { readonly one: string; readonly other: string },
  number: number,
): string {
  return fill(new Intl.PluralRules(language).select(number) === 'one' ? forms.one : forms.other, {
    count: number,
  });
}

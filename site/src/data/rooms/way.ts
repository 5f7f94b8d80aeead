/** The way of a game from a file to what is shown: each step, and the rooms in which it is taken. */
export const WAY = [
  { step: 'file', in: ['fixtures'] },
  { step: 'record', in: ['machine/record'] },
  { step: 'replay', in: ['machine/chart', 'machine/rules', 'spec'] },
  { step: 'words', in: ['machine/words'] },
  { step: 'draw', in: ['machine/draw', 'machine/book', 'machine/cli', 'site'] },
] as const;

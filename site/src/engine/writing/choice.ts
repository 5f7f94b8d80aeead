/** Something that may stand where the cursor is. */
export interface Choice {
  /** What is typed. */
  readonly label: string;
  /** What it means, in the language of the reader. */
  readonly detail?: string;
  /** A word that may be typed instead. */
  readonly word?: string;
  /** What is typed behind the cursor. */
  readonly behind?: string;
  /** Whether the move goes on, so that more is to be chosen. */
  readonly more?: true;
}

/** All that may stand at the cursor; `from` is where the word that it takes the place of begins. */
export interface Choices {
  readonly from: number;
  readonly choices: readonly Choice[];
}

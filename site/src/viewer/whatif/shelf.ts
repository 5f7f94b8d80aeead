/** What keeps branches for a reader. */
export interface Shelf {
  /** What was kept under a key, as far as anything was. */
  read(key: string): string | null;
  /** Whether a text is kept from now on. */
  write(key: string, text: string): boolean;
  /** Whether a reader who leaves the page is asked about what is not kept. */
  readonly asks: boolean;
}

/** The shelf of the browser. */
export const browserShelf: Shelf = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  asks: true,
};

/** A page that nobody sees is not painted. */
const LONGEST = 100;

/** Waits until what was shown last is painted. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    const unseen = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      setTimeout(done);
    });
  });

/** What tells a game as text from one as JSON: a header, a turn, or a move at its beginning. */
export const isGameText = (text: string): boolean =>
  /^[\s\ufeff]*(?:\[\s*[A-Za-z]+\s*["{]|\d+\.\s*\p{L}|\p{L}+\s*:|\p{L}[\p{L} ]*[ ]\p{L}1?\d\b)/u.test(
    text,
  );

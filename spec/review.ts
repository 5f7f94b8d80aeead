import file from './review.json' with { type: 'json' };

/**
 * The checksum of each clause's English statement (the first twelve hex digits of its SHA-256) when
 * the fixtures that show the clause were last read against it.
 */
export const reviewed: Readonly<Record<string, string>> = file;

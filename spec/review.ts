import file from './review.json' with { type: 'json' };

/**
 * The checksum of each clause's English statement, with those under each reading (the first twelve
 * hex digits of the SHA-256), when the fixtures that show the clause were last read against it.
 */
export const reviewed: Readonly<Record<string, string>> = file;

/** Every packet of a log names a channel, which nothing else does; nobody parses the rest twice. */
export const mayBeLog = (text: string): boolean => text.includes('"channel"');

/** Stands in the built pages for the size of what is kept for offline use, until that is known. */
export const OFFLINE_SIZE = '%offline-size%';

/** Is told how much is done, as a part of one. */
export type Progress = (part: number) => void;

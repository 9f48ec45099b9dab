/**
 * What something takes, and beside it what a reference took in the same minutes, in turns: medians in milliseconds. A slower machine
 * makes both slower, so their ratio is what is kept. A name is said once in all figures.
 */
export type KeptFigure = { name: string; ms: number; referenceMs: number }

/** Text, a count, or money with its two decimals. */
export type Cell = string | number | { amount: number }
export type Row = readonly Cell[]

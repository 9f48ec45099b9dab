/** Text, a count, or an amount with its two decimals. */
export type Cell = string | number | { amount: number }
export type Row = readonly Cell[]

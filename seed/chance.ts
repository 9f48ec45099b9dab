import { createHash } from 'node:crypto'

/** A number from 0 to below 1 that is always the same for the same text: the demo is the same on every machine. */
export function chance(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0) / 2 ** 32
}

/** A whole number from `low` to `high`, always the same for the same text. */
export const between = (low: number, high: number, text: string) => low + Math.floor(chance(text) * (high - low + 1))

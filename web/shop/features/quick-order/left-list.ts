import { keep, readKept } from '../../../ui/kept.ts'
import type { Wanted } from './useSaveList.ts'

/** Which list is in hand, and whose: a kept one, one that was shared, or a new one. */
export type Whose = { by: number; list: string }

/**
 * A list that was left before it was saved: no price and no stock, which are asked for anew. `open` are lines as they were typed,
 * `version` is that of the kept list that was changed.
 */
export type LeftList = { lines: Wanted[]; open: string[]; version: number | undefined }

/** What this window kept of the same list of the same person, however it was left there. */
export function readLeft({ by, list }: Whose): LeftList | undefined {
  const left: Record<string, unknown> = Object(readKept('quick-order'))
  if (left.by !== by || left.list !== list || !Array.isArray(left.lines) || !Array.isArray(left.open)) return undefined
  return {
    lines: left.lines.filter(isWanted),
    open: left.open.filter((typed) => typeof typed === 'string'),
    version: Number.isInteger(left.version) ? Number(left.version) : undefined,
  }
}

const isWanted = (line: unknown): line is Wanted => {
  const { number, qty, custNumber }: Record<string, unknown> = Object(line)
  return typeof number === 'string' && Number.isInteger(qty) && typeof custNumber === 'string'
}

/** An empty list is nothing to come back to. */
export const keepLeft = (whose: Whose, left: LeftList) =>
  keep('quick-order', left.lines.length + left.open.length > 0 ? { ...whose, ...left } : null)

export const forgetLeft = () => keep('quick-order', null)

/** The texts that a list is read from again: as columns with a heading, which name whose number is whose, and as typed. */
export function textsOf({ lines, open }: Pick<LeftList, 'lines' | 'open'>): string[] {
  const rows = lines.map(({ number, qty, custNumber }) => `${quoted(number)}\t${qty}\t${quoted(custNumber)}`)
  return [rows.length > 0 ? ['number\tqty\tcustnumber', ...rows].join('\n') : '', open.join('\n')].filter(Boolean)
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

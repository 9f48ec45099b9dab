import { isBarcode } from '../../../../rules/catalogue/product/barcode.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { type Code, readCode } from '../../../../rules/scan/code.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Reading } from './search.ts'
import { exactStage, ownNumberStage, type Stage } from './stages.queries.ts'

/** A keyword as a scanner may have typed it. */
export type ScannedKeyword = {
  /** A label, an address or a carton: its numbers say all of it, nothing near them is meant. Empty where it names no product. */
  whole: Reading | undefined
  /** What is looked for as it was typed. */
  typed: string
  /** The same number as another keyboard means it, and what the caller's company calls so. */
  others: Stage[]
  fault: Code['fault']
}

/** Reads a keyword as a code; words are looked for as they were typed. A customer's own numbers are looked for in their name alone. */
export function readScanned(keyword: string, caller: Caller | null): ScannedKeyword {
  const text = keyword.trim()
  const { readings, fault } = readCode(text)
  const numbers = readings.map(({ number }) => number)
  const [first = text, ...others] = numbers
  const isCarton = readings.some(({ needsPieces }) => needsPieces)
  const isWhole = numbers.length === 0 || (numbers.every(isBarcode) && (isCarton || first !== text))
  const own = caller?.customerId && first !== '' ? [ownNumberStage(caller.customerId, first)] : []
  return {
    whole: isWhole
      ? { ...exactly(numbers), printers: undefined, meant: {}, make: null, leftOut: [], corrected: [] }
      : undefined,
    typed: first,
    others: [...(/\s/.test(text) ? [] : exactly(others).stages), ...own],
    fault,
  }
}

const exactly = (numbers: readonly string[]) => ({
  stages: numbers.length > 0 ? [exactStage(numbers.map((number) => numberKeys(number).canonical))] : [],
})

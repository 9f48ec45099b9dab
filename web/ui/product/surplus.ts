import type { Surplus } from '../../../rules/catalogue/product/stock.ts'
import { useText } from '../language/language.tsx'

/** Says of which products more came than was ordered, or without a purchase order than was expected, and how much more. */
export function useSurplusWords(isOrdered: boolean) {
  const text = useText()
  const words = isOrdered ? 'warehouse.surplus_of' : 'warehouse.surplus_expected'
  return (surplus: readonly Surplus[]) =>
    surplus.map(({ number, pieces, open }) => text(words, { number, pieces, open })).join(' ')
}

/** The products of which too many came, which a refusal names. */
export function readSurplus(details: unknown): Surplus[] {
  const { surplus } = Object(details)
  if (!Array.isArray(surplus)) return []
  return surplus.map(Object).map(({ number, pieces, open }) => ({
    number: String(number),
    pieces: Number(pieces),
    open: Number(open),
  }))
}

/** What an order of the basket asks for, and what leaves a basket for what is ordered. */

type LineRequest = { number: string; qty: number; custNumber?: string | undefined; replaces?: string | undefined }

export type StoredLine = {
  quantity: number
  custNumber: string
  note: string
  warehouse: string | null
  /** Cents for one piece when it was put in; null where no price was seen. */
  priceSeen: number | null
}

/** What a basket holds, by the number of the product. */
export type StoredLines = ReadonlyMap<string, StoredLine>

/** The product whose line of the basket it is: the one that is replaced, where another is ordered instead. */
export const basketNumber = ({ number, replaces }: Pick<LineRequest, 'number' | 'replaces'>) =>
  (replaces ?? number).trim()

/**
 * The lines as the basket holds them, whatever quantity was asked for: more or less is a change that its buyer is shown
 * of. What it does not hold falls out, and each of its lines is ordered once.
 */
export function linesOfBasket<L extends LineRequest>(lines: readonly L[], held: StoredLines) {
  const remaining = new Map(held)
  return lines.flatMap((line) => {
    const number = basketNumber(line)
    const storedLine = remaining.get(number)
    remaining.delete(number)
    if (!storedLine) return []
    const { quantity: qty, custNumber, note, warehouse } = storedLine
    // What was seen is the price of the product itself, not of what is ordered instead.
    const priceSeen = line.replaces === undefined ? storedLine.priceSeen : null
    return [{ ...line, qty, custNumber, note, warehouse, priceSeen }]
  })
}

/**
 * Which pieces leave the basket: of the product itself first, then of those for which it was ordered instead. What was
 * asked for and is not ordered stays.
 */
export function leavingBasket<O extends { number: string; quantity: number }>(
  requested: readonly LineRequest[],
  ordered: readonly O[],
) {
  const orderedByNumber = new Map(ordered.map((line) => [line.number, { line, pieces: line.quantity }]))
  const [own, replacing] = [requested.filter(({ replaces }) => !replaces), requested.filter(({ replaces }) => replaces)]
  return [...own, ...replacing].flatMap((asking) => {
    const found = orderedByNumber.get(asking.number.trim())
    const pieces = Math.min(asking.qty, found?.pieces ?? 0)
    if (!found || pieces === 0) return []
    found.pieces -= pieces
    return [{ number: basketNumber(asking), pieces, orderedAs: found.line }]
  })
}

type Line = { number: string; qty: number; custNumber: string }

/** The most lines of an address; more of them outgrow what servers and proxies take. */
export const mostLinesOfAddress = 80

type CheckoutQuery = { skus: string; from: 'basket' } | { lines: string }

/**
 * The query of /order/confirm for a part of the basket: `skus` as specification section 2 has it, a JSON list of
 * custNumber, number and qty, and that they are the basket's; the ids of the lines where that would be too long for an address.
 */
export function toCheckoutQuery(lines: readonly (Line & { shoppingCartId: number })[]): CheckoutQuery {
  if (lines.length > mostLinesOfAddress) return { lines: lines.map(({ shoppingCartId }) => shoppingCartId).join('-') }
  return { skus: toSkus(lines), from: 'basket' }
}

/** Lines as a query has them: a JSON list of custNumber, number and qty. */
export const toSkus = (lines: readonly Line[]) =>
  JSON.stringify(lines.map(({ custNumber, number, qty }) => [custNumber, number, qty]))

/** The lines that such a query asks for, of those of the basket; what cannot be read asks for none, never for all. */
export function pickLines<Kept extends Line & { shoppingCartId: number }>(
  { skus, lines }: { skus?: string | undefined; lines?: string | undefined },
  basket: readonly Kept[],
): readonly Line[] {
  if (skus !== undefined) return toLines(skus)
  if (lines === undefined) return basket
  const ids = new Set(lines.split('-').map(Number))
  return basket.filter(({ shoppingCartId }) => ids.has(shoppingCartId))
}

/** The lines of such a query; what cannot be read has none. */
export function toLines(skus: string): Line[] {
  try {
    const list: unknown = JSON.parse(skus)
    return Array.isArray(list) ? list.flatMap(toLine) : []
  } catch {
    return []
  }
}

function toLine(entry: unknown): Line[] {
  if (!Array.isArray(entry)) return []
  const [custNumber, number, qty] = entry
  if (typeof custNumber !== 'string' || typeof number !== 'string' || !Number.isInteger(qty)) return []
  return [{ custNumber, number, qty }]
}

type Line = { number: string; qty: number; custNumber: string }

// Longer, and the address outgrows what servers and proxies take; without it the whole basket is meant.
const longest = 80

/** The lines of an order as the query `skus` of /order/confirm holds them: a JSON list of custNumber, number, qty. */
export function skusOf(lines: readonly Line[]): string | undefined {
  if (lines.length > longest) return undefined
  return JSON.stringify(lines.map(({ custNumber, number, qty }) => [custNumber, number, qty]))
}

/** Reads them back; undefined where the query is missing or was tampered with. */
export function linesOf(skus: string | undefined): Line[] | undefined {
  if (!skus) return undefined
  try {
    const list: unknown = JSON.parse(skus)
    return Array.isArray(list) ? list.flatMap(lineOf) : undefined
  } catch {
    return undefined
  }
}

function lineOf(entry: unknown): Line[] {
  if (!Array.isArray(entry)) return []
  const [custNumber, number, qty] = entry
  if (typeof custNumber !== 'string' || typeof number !== 'string' || !Number.isInteger(qty)) return []
  return [{ custNumber, number, qty }]
}

const currencySigns: Record<string, readonly string[]> = {
  EUR: ['€', 'eur'],
  USD: ['$', 'us$', '$us', 'usd'],
  GBP: ['£', '£gb', 'gbp'],
  PLN: ['zł', 'pln'],
}
const everySign = Object.values(currencySigns).flat()

const plain = /^\d{1,8}(?:[.,]\d{1,2})?$/
const groupedBy: readonly (readonly [RegExp, string, string])[] = [
  // With cents behind another sign, or with two groups, the sign between the groups can be nothing else.
  [/^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/, '.', ','],
  [/^\d{1,3}(?:,\d{3})+\.\d{1,2}$|^\d{1,3}(?:,\d{3}){2,}$/, ',', '.'],
  [/^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/, ' ', ','],
  [/^\d{1,3}(?:'\d{3})+(?:[.,]\d{1,2})?$/, "'", ','],
]

/**
 * The cents of an amount as it is usually written: 12.5, 12,50, 1.234,50, 1,234.50, 1 234,50, € 12,50. Undefined where it can be
 * read in two ways (1.234), has a third decimal, or names another currency than `currency`.
 */
export function readWrittenAmount(text: string, currency?: string): number | undefined {
  const amount = withoutSign(
    text
      .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
      .replaceAll('’', "'")
      .trim(),
    currency,
  )
  if (amount === undefined) return undefined
  if (plain.test(amount)) return digitsToCents(amount)
  const found = groupedBy.find(([form]) => form.test(amount))
  return found && digitsToCents(amount.replaceAll(found[1], ''))
}

function digitsToCents(digits: string): number | undefined {
  const [whole = '', decimals = ''] = digits.split(/[.,]/)
  return whole.length > 8 ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Without the sign of the currency before or behind it; undefined where it is that of another. */
function withoutSign(text: string, currency: string | undefined): string | undefined {
  const lower = text.toLowerCase()
  const named = everySign.filter((sign) => lower.startsWith(sign) || lower.endsWith(sign))
  const longest = named.sort((one, other) => other.length - one.length)[0]
  if (longest === undefined) return text
  if (!currency || !currencySigns[currency]?.includes(longest)) return undefined
  return (lower.startsWith(longest) ? text.slice(longest.length) : text.slice(0, -longest.length)).trim()
}

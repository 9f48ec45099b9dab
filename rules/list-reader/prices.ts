/** A line without its prices; or that they are uncertain. A cell ends with U+0001, words with one space. */
export function withoutPrices(line: string): string | 'unclear' {
  const text = line.replace(spacedPrices, '$<start> ')
  if (spacedDecimal(text)) return 'unclear'
  const rest = text.replace(decimalPrices, ' ')
  return unclearPrice.test(rest) ? 'unclear' : rest.replace(wholePrices, ' ')
}

export const currencies = '€|\\$|£|EUR|USD|GBP|PLN|z[łl]'
const edge = "(?<![\\p{L}\\p{N}.,'’´`٬_-])"
const end = '(?![\\p{L}\\p{N}])'
const decimal = `(?<![\\p{L}\\p{N}-])(?:\\d[\\d.']{0,14},\\d{2}|\\d[\\d,']{0,14}\\.\\d{2})`
const decimalPrices = new RegExp(
  `(?:(?<!\\p{L})[àá@] ?)?(?:(?:${currencies}) ?)?${decimal}(?: ?(?:${currencies}))?${end}`,
  'giu',
)
const spaced = '\\d{1,3}(?: \\d{3}){1,4}[.,]\\d{2}'
// A cell of its own: `1 245,90 zł`.
const spacedPrices = new RegExp(
  `(?<start>\\u0001) ?(?:(?:${currencies}) ?)?${spaced} ?(?:(?:${currencies}) ?)?(?=\\u0001|$)`,
  'giu',
)
const wholePrices = new RegExp(
  `(?:${currencies}) ?\\d{1,12}${end}|${edge}\\d{1,12} ?(?:${currencies})${end}|${edge}\\d{1,12}[.,][-–]{1,3}(?: ?(?:${currencies}))?`,
  'giu',
)
/** A currency between two whole numbers may belong to either. */
const unclearPrice = new RegExp(`${edge}\\d{1,12} ?(?:${currencies}) ?\\d`, 'iu')
const spacedDecimals = new RegExp(`(?<=^|\\s)${spaced}${end}`, 'giu')
/** Whether the pieces may stand before a price, or be a thousand: `W2070A 1 245,90`, but not `Canon 718 245,90`. */
const spacedDecimal = (text: string) =>
  [...text.matchAll(spacedDecimals)].some(([found]) =>
    text
      .replace(found, ' ')
      .split(/\s+/)
      .some((word) => /\d/.test(word) && !/^\d{1,2}$/.test(word)),
  )

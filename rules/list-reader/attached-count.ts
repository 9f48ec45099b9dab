import { isBare } from './quantity.ts'

/** The counts of a line that have their sign at the end, `3x`, and the line without them; or that they are uncertain. */
export type AttachedCounts = { counts: number[]; text: string } | 'unclear'

/** Reads each word such as `3x`: it says how many, is the name of a product, `59X`, or is uncertain. */
export function splitAttachedCounts(text: string): AttachedCounts {
  const words = text.split(/\s+/).filter(Boolean)
  const meanings = words.map((word, at) => chooseMeaning(word, words.slice(0, at), words.slice(at + 1)))
  if (meanings.includes('unclear')) return 'unclear'
  const counts = meanings.filter((meaning) => typeof meaning === 'number')
  const remainder = text.replaceAll(/\S+/g, (word) => (typeof meanings[words.indexOf(word)] === 'number' ? ' ' : word))
  return { counts, text: remainder }
}

const attached = /^(-?\d{1,6})([x×*])\.?$/iu
/** What no list calls a quantity: `TN2420`, `CF259`, `842095`. */
const isPlainNumber = (word: string) =>
  /^\d{5,}$/.test(word) || (/\p{L}/u.test(word) && /\d/.test(word) && word.length > 3)

const isShort = (word: string) => isBare(word) && word.length < 5

/** What a word says beside the others: so many pieces, nothing of the kind, or either. */
function chooseMeaning(word: string, before: readonly string[], after: readonly string[]): number | 'none' | 'unclear' {
  const [, digits = '', sign = ''] = attached.exec(word) ?? []
  if (digits === '') return 'none'
  const others = [...before, ...after]
  const rest = others.filter((other) => /\d/.test(other) && !/^-?\d[x×*]\.?$/iu.test(other))
  if (/^-?\d$/.test(digits)) return rest.some((other) => !isBare(other) || other.length > 2) ? Number(digits) : 'none'
  if (rest.some((other) => other.length > word.length && other.toLowerCase().endsWith(word.toLowerCase())))
    return 'none'
  // `13x 20` is twenty of `13x`; of `302 12x` either may be the product.
  if (rest.every(isShort))
    return sign !== 'X' && before.some((other) => isShort(other) && other.length > 2) ? 'unclear' : 'none'
  // Numbers of HP's end so: `HP CF259A 10x` may be two products.
  const mayBeProduct = sign === 'X' || (sign === 'x' && others.some((other) => /^hp$/i.test(other)))
  return rest.some(isPlainNumber) && !mayBeProduct ? Number(digits) : 'unclear'
}

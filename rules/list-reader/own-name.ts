import { maxQuantity, minQuantity } from '../basket/basket.ts'
import { type Name, ownGroup, toName } from './names.ts'

/** What a customer may call a product without any digit, and how many of it. */
export type OwnName = { names: Name[]; quantity: number; custNumber: string }

const shape =
  /^(?:(?<before>\d{1,4}) ?[x×*]? )?(?<name>\p{L}[\p{L}&./_-]{0,30}(?: [\p{L}&./_-]{1,30}){0,2})(?: ?[x×*:]? ?(?<behind>\d{1,4}))?$/u

const fewestLetters = 2

/** Reads a row without a heading as such a name with its pieces; a name alone is one. */
export function readOwnName(cells: readonly string[]): OwnName | undefined {
  const { before, name, behind } = shape.exec(cells.join(' '))?.groups ?? {}
  if (name === undefined || (before !== undefined && behind !== undefined)) return undefined
  return toOwnName(name.split(' '), Number(before ?? behind ?? 1))
}

/** The same of words and pieces that columns have told apart. */
export function toOwnName(words: readonly string[], quantity: number): OwnName | undefined {
  const text = words.join(' ')
  if (
    /\d/.test(text) ||
    text.replaceAll(/[^\p{L}]/gu, '').length < fewestLetters ||
    quantity < minQuantity ||
    quantity > maxQuantity
  )
    return undefined
  return { names: [toName({ text, from: 0, to: words.length }, ownGroup)], quantity, custNumber: '' }
}

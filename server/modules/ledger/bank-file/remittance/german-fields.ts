import { withoutBreaks } from './join-lines.ts'
import { isPlaceholder } from './placeholder.ts'

/** What a text says of a payment. */
export type PaymentWords = {
  /** What the payer wrote. */
  words: string
  /** Empty where the text names none. */
  endToEndId: string
  /** For whom it is paid; empty where the text does not say. */
  otherPayer: string
  /** All other fields, by their names. */
  rest: string[]
}

type Field = { name: string; sign: string; value: string }

/**
 * The fields that German banks write into one text, glued or with blanks: `EREF+…MREF+…SVWZ+…`, also `EREF: … SVWZ: …`. A
 * text that does not begin with one of them is the payer's as a whole.
 */
export function readGermanFields(text: string): PaymentWords {
  const fields = findFields(text)
  if (!fields) return { words: text, endToEndId: '', otherPayer: '', rest: [] }
  const read = (name: string) => fields.find((field) => field.name === name)?.value ?? ''
  const endToEndId = withoutBreaks(read('EREF')).plain
  const used: ReadonlySet<string> = new Set(['EREF', 'SVWZ', 'ABWA'])
  return {
    words: fields
      .filter(({ name }) => name === 'SVWZ')
      .map(({ value }) => value)
      .join(' '),
    endToEndId: isPlaceholder(endToEndId) ? '' : endToEndId,
    otherPayer: withoutBreaks(read('ABWA')).plain,
    rest: fields
      .filter(({ name, value }) => value && !used.has(name))
      .map(({ name, sign, value }) => name + sign + value),
  }
}

const glued = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|RREF|ANAM|PURP|SQTP|SVWZ|ABWA|ABWE|IBAN|BIC)(\+)/g
const spaced = /(?<!\S)(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|RREF|ANAM|PURP|SQTP|SVWZ|ABWA|ABWE|IBAN|BIC)(: ?)/g

/** Undefined for a text that is none of them; that a payer names an IBAN makes none. */
function findFields(text: string): Field[] | undefined {
  // A name may be broken across lines, too.
  const { plain, restore } = withoutBreaks(text)
  const found = [glued, spaced].map((names) => [...plain.matchAll(names)]).find(([first]) => first?.index === 0)
  if (!found || (found[0]?.[2] !== '+' && !found.some(([, name]) => name === 'SVWZ'))) return undefined
  return found.map(({ 0: head, 1: name = '', 2: sign = '', index }, at) => {
    const value = restore(index + head.length, found[at + 1]?.index ?? plain.length).trim()
    return { name, sign: sign.trim(), value }
  })
}

import { tidyBreaks, withoutBreaks } from '../remittance/join-lines.ts'
import { toPlainReference } from '../remittance/national-reference.ts'
import { isPlaceholder } from '../remittance/placeholder.ts'
import type { Details } from './details.ts'

const names =
  /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|ORDP|BENM|ULTD|ULTC|ULTB|PURP|RTRN|RTYP|CNTP|ISDT|PREF|ADDR|CUCD|TRCD|SVCL|ACCW|INIT|CDTRREFTP|CDTRREF|OCMT|CHGS|EXCH)\//g

/**
 * A text that words between slashes divide, as Dutch banks have it: `/TRTP/…/IBAN/…/NAME/…/REMI/…`. Undefined for every other
 * text.
 */
export function readNamedFields(lines: readonly string[]): Details | undefined {
  const { plain, restore } = withoutBreaks(lines.join('\n'))
  const found = [...plain.matchAll(names)]
  if (found[0]?.index !== 0) return undefined
  const fields = found.map(({ 0: head, 1: name = '', index }, at) => {
    const value = restore(index + head.length, found[at + 1]?.index ?? plain.length)
    return {
      name,
      value: withoutSlashes(tidyBreaks(value)),
    }
  })
  return toDetails(fields)
}

type Named = { name: string; value: string }

/** Who pays is said before what for: what looks like it behind is the payer's. */
const beforeText: ReadonlySet<string> = new Set(['IBAN', 'BIC', 'NAME', 'CNTP', 'ORDP', 'BENM', 'RTRN', 'RTYP', 'TRTP'])

function toDetails(written: readonly Named[]): Details {
  const fields = withoutPayers(written)
  const read = (name: string) => fields.find((field) => field.name === name && field.value)?.value ?? ''
  const [account = '', bank = '', counterparty = ''] = read('CNTP').split('/')
  const { words, references } = readRemittance(read('REMI'))
  const reference = read('CDTRREF')
  const endToEndId = read('EREF')
  const used: ReadonlySet<string> = new Set(['IBAN', 'NAME', 'CNTP', 'REMI', 'EREF', 'CDTRREF', 'CDTRREFTP', 'RTRN'])
  const isReturn = fields.some(({ name }) => name === 'RTRN')
  return {
    name: read('NAME') || counterparty,
    account: read('IBAN') || account,
    remittance: words,
    endToEndId: isPlaceholder(endToEndId) ? '' : endToEndId,
    references: [...references, ...(reference ? [toPlainReference(reference)] : [])],
    notes: [
      ...(bank ? [`BIC/${bank}`] : []),
      ...fields.filter(({ name, value }) => value && !used.has(name)).map(({ name, value }) => `${name}/${value}`),
    ],
    codes: [],
    returnReason: isReturn ? read('RTRN') || 'MS03' : '',
  }
}

/** The fields, with what stands behind the text and belongs before it put back into the text. */
function withoutPayers(written: readonly Named[]): Named[] {
  const fields: Named[] = []
  let text: Named | undefined
  for (const field of written) {
    if (text && (beforeText.has(field.name) || field.name === 'REMI')) {
      text.value += `/${field.name}/${field.value}`
      continue
    }
    if (field.name === 'REMI') text = field
    fields.push(field)
  }
  return fields
}

/** `USTD//…` is text, `STRD/CUR/…` a reference; both are written by some banks alone. */
function readRemittance(text: string): { words: string; references: string[] } {
  const [, issuer, reference = ''] = /^STRD\/(CUR|ISO|BBA)\/+([^/]*)/.exec(text) ?? []
  if (issuer) return { words: text.replace(/^STRD\/[A-Z]+\/+[^/]*\/*/, ''), references: [toPlainReference(reference)] }
  return { words: text.replace(/^USTD\/+/, ''), references: [] }
}

/** What separates the parts of a field. */
function withoutSlashes(text: string): string {
  let [start, end] = [0, text.length]
  while (text.charAt(start) === '/' || text.charAt(start) === ' ') start++
  while (end > start && (text.charAt(end - 1) === '/' || text.charAt(end - 1) === ' ')) end--
  return text.slice(start, end)
}

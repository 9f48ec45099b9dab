import { columnReader } from '../list-reader/column-reader.ts'
import type { ReturnRefusal } from './return.ts'

/** What a row of a file says of goods that come back. */
export const returnImportFields = ['orderno', 'number', 'quantity', 'batch', 'reason', 'otherReason'] as const
export type ReturnImportField = (typeof returnImportFields)[number]
/** Without these nothing is known of a row. */
export const neededImportFields = ['number', 'quantity'] as const satisfies ReturnImportField[]

/** Bytes of such a file. */
export const largestReturnImport = 1_000_000
/** Lines of orders among which the customer chooses for one row: the newest of which something is left. */
export const mostImportChoices = 12

/** A line of an order that a row may mean. */
export type ImportChoice = {
  orderno: string
  position: number
  isDelivered: boolean
  returnable: number
  isLate: boolean
}

export type ImportAnswer<C extends ImportChoice> = {
  /** One line is meant, the customer has to choose among several, or none can come back. */
  answer: 'ok' | 'ask' | 'refused'
  reason: ReturnRefusal | null
  choices: C[]
}

/** What of the rows of a file may come back. What cannot be read takes nothing; what an earlier row takes of a line is not there for a later one. */
export function importAnswers<C extends ImportChoice>(
  rows: readonly { quantity: number; choices: readonly C[]; isUnreadable?: boolean }[],
): ImportAnswer<C>[] {
  const taken = new Map<string, number>()
  const takenOf = (line: ImportChoice) => taken.get(lineKey(line)) ?? 0
  return rows.map(({ quantity, choices, isUnreadable }) => {
    if (isUnreadable) return { answer: 'refused', reason: null, choices: [] }
    if (!Number.isSafeInteger(quantity) || quantity < 1) return refused('return.quantity_invalid')
    const faults = choices.map((line) => choiceFault(line, quantity + takenOf(line)))
    const possible = choices.filter((_, at) => faults[at] === null)
    const [line, other] = possible
    if (!line) return refused(faults[0] ?? 'return.number_required')
    if (other) return { answer: 'ask', reason: null, choices: possible }
    taken.set(lineKey(line), takenOf(line) + quantity)
    return { answer: 'ok', reason: null, choices: [line] }
  })
}

const refused = (reason: ReturnRefusal) => ({ answer: 'refused' as const, reason, choices: [] })

const lineKey = ({ orderno, position }: ImportChoice) => `${orderno}/${position}`

function choiceFault({ isDelivered, isLate, returnable }: ImportChoice, pieces: number): ReturnRefusal | null {
  if (!isDelivered) return 'return.order_not_delivered'
  if (isLate) return 'return.late'
  return pieces > returnable ? 'return.too_many_pieces' : null
}

/** The field of a column by what other programs call it, beside the names of the template; undefined where that says nothing. */
export const readImportField = columnReader<ReturnImportField>({
  orderno: 'order orderno ordernumber po bestellung bestellnummer auftrag auftragsnummer commande ordine zamówienie',
  batch: 'batch batchno batchnumber lot lotnumber charge chargennummer lotto partia numerpartii',
  reason: 'fault defect grund fehler motif motivo powód usterka',
  otherReason: 'note comment description remark bemerkung beschreibung commentaire nota commento opis uwagi',
})

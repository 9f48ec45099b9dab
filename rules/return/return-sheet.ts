import { normalise } from '../product/part-number.ts'
import type { ReturnRefusal } from './return.ts'

/** What a row of a file says of goods that come back. */
export const returnSheetFields = ['orderno', 'number', 'quantity', 'batch', 'reason', 'otherReason'] as const
export type ReturnSheetField = (typeof returnSheetFields)[number]
/** Without these nothing is known of a row. */
export const neededSheetFields = ['number', 'quantity'] as const satisfies ReturnSheetField[]

/** Bytes of such a file. */
export const largestReturnSheet = 1_000_000
/** Lines of orders among which the customer chooses for one row: the newest. */
export const mostSheetChoices = 12

/** A line of an order that a row may mean. */
export type SheetChoice = {
  orderno: string
  position: number
  isDelivered: boolean
  returnable: number
  isLate: boolean
}

export type SheetAnswer<C extends SheetChoice> = {
  /** One line is meant, the customer has to choose among several, or none can come back. */
  answer: 'ok' | 'ask' | 'refused'
  reason: ReturnRefusal | null
  choices: C[]
}

/** What of the rows of a file may come back. What an earlier row takes of a line is not there for a later one. */
export function sheetAnswers<C extends SheetChoice>(
  rows: readonly { quantity: number; choices: readonly C[] }[],
): SheetAnswer<C>[] {
  const taken = new Map<string, number>()
  const takenOf = (line: SheetChoice) => taken.get(lineKey(line)) ?? 0
  return rows.map(({ quantity, choices }) => {
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

const lineKey = ({ orderno, position }: SheetChoice) => `${orderno}/${position}`

function choiceFault({ isDelivered, isLate, returnable }: SheetChoice, pieces: number): ReturnRefusal | null {
  if (!isDelivered) return 'return.order_not_delivered'
  if (isLate) return 'return.late'
  return pieces > returnable ? 'return.too_many_pieces' : null
}

/** What other programs call the columns, beside the names of the template. */
const names: Partial<Record<ReturnSheetField, string>> = {
  orderno: 'order orderno ordernumber po bestellung bestellnummer auftrag auftragsnummer commande ordine zamówienie',
  batch: 'batch batchno batchnumber lot lotnumber charge chargennummer lotto partia numerpartii',
  reason: 'fault defect grund fehler motif motivo powód usterka',
  otherReason: 'note comment description remark bemerkung beschreibung commentaire nota commento opis uwagi',
}

const fields = new Map(
  Object.entries(names).flatMap(([field, words]) =>
    words.split(' ').map((word): [string, ReturnSheetField] => [normalise(word), field as ReturnSheetField]),
  ),
)

/** The field that a column is for by what others call it; undefined where that says nothing. */
export const readSheetField = (heading: string) => fields.get(normalise(heading))

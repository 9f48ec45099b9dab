import { type CreditedReturnLine, isInvoiced } from './credit-plan.ts'
import { type CreditedPart, creditedByLine, creditedSums } from './credited.ts'
import { type ForecastLine, forecastNotes } from './forecast.ts'
import { lessFee } from './return.ts'
import { netAmount, type ReturnedPieces, returnSums } from './sums.ts'

/** A line of a return; `pieces` are those that may still be credited. */
export type SummedLine = CreditedReturnLine & ReturnedPieces & { isCredited: boolean }

/** What its credit notes say so far, each with the VAT of its whole note, and what invoices say of its goods. */
type Notes = { credited: readonly (CreditedPart & { vat: number })[]; invoiced: readonly ForecastLine[] }

/**
 * What a return comes to, and the net of each of its lines by position: of credited lines what their notes say, nothing without one; of
 * the others what notes would say now, and where nothing was invoiced here, what was ordered. Cents.
 */
export function sumUpReturn(lines: readonly SummedLine[], { credited, invoiced }: Notes) {
  const open = lines.filter((line) => !line.isCredited)
  const expected = forecastNotes(
    open.filter(({ pieces }) => pieces > 0),
    invoiced,
  )
  const notes = [...credited, ...expected]
  const creditedLines = creditedByLine(notes)
  const hasNote = (line: SummedLine) => line.isCredited || isInvoiced(line, invoiced)
  const byNotes = lines.filter(hasNote).map((line) => {
    const { pieces, net } = creditedLines.get(line.position) ?? { pieces: 0, net: 0 }
    return { ...line, pieces, credited: net }
  })
  const others = open.filter((line) => !hasNote(line))
  const [known, guessed] = [creditedSums(byNotes, vatOfNotes(notes)), returnSums(others)]
  const nets = new Map([
    ...byNotes.map((line) => [line.position, line.credited] as const),
    ...others.map((line) => [line.position, lessFee(netAmount(line), line.feeBp)] as const),
  ])
  const sums = {
    amount: guessed.amount + known.amount,
    fee: guessed.fee + known.fee,
    shipping: guessed.shipping + known.shipping,
    vat: guessed.vat + known.vat,
    total: guessed.total + known.total,
  }
  return { sums, nets }
}

/** A note may be of several lines. */
function vatOfNotes(parts: Notes['credited']) {
  const notes = new Map(parts.map(({ creditId, vat }) => [creditId, vat]))
  return [...notes.values()].reduce((sum, vat) => sum + vat, 0)
}

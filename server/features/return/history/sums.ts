import { toAmount } from '../../../../rules/price/money.ts'
import { isInvoiced } from '../../../../rules/return/credit-plan.ts'
import { creditedByLine, creditedSums } from '../../../../rules/return/credited.ts'
import { forecastNotes } from '../../../../rules/return/forecast.ts'
import { lessFee } from '../../../../rules/return/return.ts'
import type { ReturnLineState } from '../../../../rules/return/return-state.ts'
import { netOf, returnSums } from '../../../../rules/return/sums.ts'
import type { StoredLine, StoredReturn } from './return.queries.ts'

type Summed = Pick<StoredReturn, 'lines' | 'credited' | 'invoiced' | 'currency'>

/**
 * What a return comes to, and the net of each of its lines by position, in amounts: of credited lines what their notes say, nothing
 * without one; of the others what notes would say now, and where nothing was invoiced here, what was ordered.
 */
export function sumsOf({ lines, credited, invoiced, currency }: Summed) {
  const open = lines
    .filter(({ state }) => state !== 'credited')
    .map((line) => ({ ...line, pieces: countedPieces(line) }))
  const expected = forecastNotes(
    open.filter(({ pieces }) => pieces > 0),
    invoiced,
  )
  const notes = [...credited, ...expected]
  const byLine = creditedByLine(notes)
  const hasNote = (line: StoredLine) => line.state === 'credited' || isInvoiced(line, invoiced)
  const byNotes = lines.filter(hasNote).map((line) => {
    const { pieces, net } = byLine.get(line.position) ?? { pieces: 0, net: 0 }
    return { ...line, pieces, credited: net }
  })
  const others = open.filter((line) => !hasNote(line))
  const known = creditedSums(byNotes, vatOfNotes(notes))
  const forecast = returnSums(others)
  const nets = [
    ...byNotes.map((line) => [line.position, toAmount(line.credited)] as const),
    ...others.map((line) => [line.position, toAmount(lessFee(netOf(line), line.feeBp))] as const),
  ]
  const sums = {
    amount: toAmount(forecast.amount + known.amount),
    fee: toAmount(forecast.fee + known.fee),
    shipping: toAmount(forecast.shipping + known.shipping),
    vat: toAmount(forecast.vat + known.vat),
    total: toAmount(forecast.total + known.total),
    currency,
  }
  return { sums, nets: new Map(nets) }
}

const unpaidStates: readonly ReturnLineState[] = ['refused', 'cancelled', 'expired', 'replaced', 'sentBack']

/** Of an open line the pieces that were claimed, once inspected those that were kept; none where nothing is credited. */
function countedPieces({ state, qty, received, kept }: StoredLine) {
  if (unpaidStates.includes(state)) return 0
  return state === 'inspected' && received !== null ? kept : qty
}

/** A note may be of several lines. */
function vatOfNotes(parts: Summed['credited']) {
  const notes = new Map(parts.map(({ creditId, vat }) => [creditId, vat]))
  return [...notes.values()].reduce((sum, vat) => sum + vat, 0)
}

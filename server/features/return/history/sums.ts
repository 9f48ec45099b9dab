import { toAmount } from '../../../../rules/price/money.ts'
import { creditedByLine, creditedSums } from '../../../../rules/return/credited.ts'
import { lessFee } from '../../../../rules/return/return.ts'
import type { ReturnLineState } from '../../../../rules/return/return-state.ts'
import { netOf, returnSums } from '../../../../rules/return/sums.ts'
import type { StoredLine, StoredReturn } from './return.queries.ts'

type Summed = Pick<StoredReturn, 'lines' | 'credited' | 'currency'>

/**
 * What a return comes to, and the net of each of its lines by position, in amounts: of credited lines what their notes say, nothing
 * without one; of the others a forecast.
 */
export function sumsOf({ lines, credited, currency }: Summed) {
  const byLine = creditedByLine(credited)
  const noteOf = ({ position }: StoredLine) => byLine.get(position) ?? { pieces: 0, net: 0 }
  const isCredited = ({ state }: StoredLine) => state === 'credited'
  const others = lines.filter((line) => !isCredited(line)).map((line) => ({ ...line, pieces: countedPieces(line) }))
  const settled = lines.filter(isCredited)
  const forecast = returnSums(others)
  const known = creditedSums(
    settled.map((line) => ({ ...line, pieces: noteOf(line).pieces, credited: noteOf(line).net })),
    vatOfNotes(credited),
  )
  const nets = [
    ...settled.map((line) => [line.position, toAmount(noteOf(line).net)] as const),
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

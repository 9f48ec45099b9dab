import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { ReturnLineState } from '../../../../rules/return/return-state.ts'
import { sumUpReturn } from '../../../../rules/return/return-totals.ts'
import type { StoredLine, StoredReturn } from './return.queries.ts'

type Summed = Pick<StoredReturn, 'lines' | 'credited' | 'invoiced' | 'currency'>

/** What a return comes to, and the net of each of its lines by position, in amounts. */
export function toReturnSums({ lines, credited, invoiced, currency }: Summed) {
  const summed = lines.map((line) => ({
    ...line,
    isCredited: line.state === 'credited',
    pieces: countedPieces(line),
  }))
  const { sums, nets } = sumUpReturn(summed, { credited, invoiced })
  const { amount, fee, shipping, vat, total } = sums
  return {
    sums: {
      amount: toAmount(amount),
      fee: toAmount(fee),
      shipping: toAmount(shipping),
      vat: toAmount(vat),
      total: toAmount(total),
      currency,
    },
    nets: new Map([...nets].map(([position, net]) => [position, toAmount(net)])),
  }
}

const unpaidStates: readonly ReturnLineState[] = ['refused', 'cancelled', 'expired', 'replaced', 'sentBack']

/** Of an open line the pieces that were claimed, once inspected those that were kept; none where nothing is credited. */
function countedPieces({ state, qty, received, kept }: StoredLine) {
  if (unpaidStates.includes(state)) return 0
  return state === 'inspected' && received !== null ? kept : qty
}

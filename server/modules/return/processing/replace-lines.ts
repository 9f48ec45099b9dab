import { maxQuantity } from '../../../../rules/basket/basket.ts'
import { isInvoiced, planCredits } from '../../../../rules/return/credit-plan.ts'
import { isReplaced } from '../../../../rules/return/return.ts'
import { say } from '../../../../texts/say.ts'
import type { Tx } from '../../../db/database.ts'
import { nextNumbers } from '../../../db/numbering.ts'
import { Refusal } from '../../../http/refuse.ts'
import { toDocumentLanguage } from '../../invoice/issue/invoice-parts.ts'
import { findBuyer } from '../../order/checkout/preview.queries.ts'
import { checkAction, lockReturn, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { returnStands } from '../change/return-stands.ts'
import { findInvoiced, findKept, lockInvoiced } from './credit.queries.ts'
import { advanceLines, requireLine } from './line.ts'
import { findReceiver, findReplaceable, lockReplaced, type ReplaceableLine } from './replacement.queries.ts'
import { type Parcel, type PlannedReplacement, placeReplacement, planReplacement } from './replacement-order.ts'

/** Without positions all lines that can be; the note is for the record, '' says nothing. */
type Wanted = { returnId: number; positions?: readonly number[]; note: string }

/**
 * Sends what was kept of inspected lines again, at 0: by one order for all that went the same way, which says for which return it is. A line
 * is replaced once, and never credited too. Goods that the customer does not need are not replaced. Answers the numbers of the orders.
 */
export async function replaceReturnLines(tx: Tx, { returnId, positions, note }: Wanted, changer: ReturnChanger) {
  const { now } = changer
  const locked = await lockReturn(tx, returnId)
  checkAction('replace', locked, changer)
  if (!isReplaced(locked.type)) throw returnStands(locked, changer.party)
  for (const position of positions ?? []) requireLine('replace', locked, position, changer)
  const lines = chooseLines(await findReplaceable(tx, returnId), positions)
  await lockReplaced(tx, returnId, lines, now)
  await refuseCredited(tx, returnId, lines)
  const placer = await findReceiver(tx, locked)
  const { rmaNumber, orgId, customerId } = locked
  const buyer = await findBuyer(tx, { ...placer, customerId }, [], now)
  const reference = say(toDocumentLanguage(placer), 'return_desk.replacement_for', { number: rmaNumber ?? '' })
  const planned: PlannedReplacement[] = []
  for (const parcel of groupByWay(lines)) planned.push(await planReplacement(tx, parcel, { buyer, reference, now }))
  // The counter is the last lock: all orders of the site wait for it until this transaction ends.
  const numbers = await nextNumbers(tx, 'order', { orgId, prefix: placer.prefix }, planned.length)
  const by = { ...placer, orgId, customerId, ...(changer.accountId && { impersonatorId: changer.accountId }) }
  for (const [at, replacement] of planned.entries()) {
    const orderId = await placeReplacement(tx, replacement, by, numbers[at] ?? '')
    const step = { action: 'replace', to: 'replaced', set: { replacement_id: orderId } } as const
    await advanceLines(tx, { returnId, positions: replacement.parcel.map(({ position }) => position) }, step)
  }
  await writeReturn(
    tx,
    returnId,
    {
      action: 'replace',
      reason: note,
      positions: lines.map(({ position }) => position).toSorted((one, other) => one - other),
    },
    changer,
  )
  return numbers
}

/** Refuses goods of which finance has credited pieces, or the whole amount, by hand: a refunded customer gets no others. */
async function refuseCredited(tx: Tx, returnId: number, lines: readonly ReplaceableLine[]) {
  await lockInvoiced(tx, returnId)
  const kept = (await findKept(tx, returnId)).filter((one) => lines.some(({ position }) => position === one.position))
  const invoiced = await findInvoiced(tx, returnId)
  const parts = planCredits(kept, invoiced).flatMap((plan) => plan.parts)
  const isCredited = kept.some((line) => {
    const piecesLeft = parts.reduce((sum, part) => sum + (part.position === line.position ? part.pieces : 0), 0)
    return isInvoiced(line, invoiced) && piecesLeft < line.pieces
  })
  if (isCredited) throw new Refusal('return.not_invoiced')
}

/** Refuses lines that are named and cannot be replaced: of which nothing was kept, or that are not inspected. */
function chooseLines(lines: readonly ReplaceableLine[], positions: readonly number[] | undefined) {
  const selected = positions ? lines.filter(({ position }) => positions.includes(position)) : lines
  const kept = selected.filter(({ pieces }) => pieces > 0)
  if (kept.length === 0 || (positions && kept.length < selected.length)) throw new Refusal('return.nothing_received')
  return kept
}

/** What leaves from the same warehouse to the same address by the same carrier is one order. */
function groupByWay(lines: readonly ReplaceableLine[]) {
  const ways = Map.groupBy(lines, ({ shipFrom, shipVia, forwarderId, forwarder, currency, shipTo }) =>
    JSON.stringify([shipFrom, shipVia, forwarderId, forwarder, currency, shipTo]),
  )
  return [...ways.values()].flatMap(([first, ...others]): Parcel[] => {
    if (!first) return []
    for (const same of Map.groupBy([first, ...others], ({ skuId }) => skuId).values()) refuseTooMany(same)
    return [[first, ...others]]
  })
}

/** A line of an order holds no more. */
function refuseTooMany(lines: readonly ReplaceableLine[]) {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  if (pieces > maxQuantity) throw new Refusal('return.too_many_pieces', { fields: ['positions'] })
}

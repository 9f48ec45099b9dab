import { creditLines } from '../../../../rules/invoice/credit.ts'
import { isInvoiced, type PlannedCredit, planCredits } from '../../../../rules/return/credit-plan.ts'
import { say } from '../../../../texts/say.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'
import { toDocumentLanguage } from '../../invoice/issue/invoice-parts.ts'
import { checkAction, lockReturn, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { addReturnCredits, type CreditableItem, findInvoiced, findKept, lockInvoiced } from './credit.queries.ts'
import { advanceLines, requireLine } from './line.ts'

/** Without positions all lines that can be. */
type CreditSelection = { returnId: number; positions?: readonly number[] }

/**
 * Credits what was kept of inspected lines, less what returning it costs, by a credit note for each invoice. No piece is credited twice, nor
 * more than was invoiced: where less is left, that is. A line that was invoiced and of which nothing is left, as finance has credited it by
 * hand or it was free of charge, is settled without a note. Numbers are taken last. Refuses what has no invoice. Answers the ids of the notes.
 */
export async function creditReturn(tx: Tx, { returnId, positions }: CreditSelection, changer: ReturnChanger) {
  const locked = await lockReturn(tx, returnId)
  checkAction('credit', locked, changer)
  for (const position of positions ?? []) requireLine('credit', locked, position, changer)
  await lockInvoiced(tx, returnId)
  const { settled, plans, invoiced } = await planReturn(tx, { returnId, ...(positions && { positions }) })
  await advanceLines(tx, { returnId, positions: settled }, { action: 'credit', to: 'credited' })
  const credits = []
  for (const { itemId, requested, parts } of plans) {
    const reason = describeCredit(
      String(locked.rmaNumber),
      requested,
      invoiced.find((line) => line.itemId === itemId),
    )
    credits.push({ creditId: await writeCreditNote(tx, { itemId, requested, reason }, changer), parts })
  }
  if (credits.length > 0) await addReturnCredits(tx, returnId, credits)
  await writeReturn(tx, returnId, { action: 'credit', positions: settled }, changer)
  return credits.map(({ creditId }) => creditId)
}

/**
 * What a credit would come to now: the lines that it settles, and the pieces and the net (cents, after the fee) of its notes, which are 0
 * where it settles them without any. Null where it would be refused.
 */
export async function previewCredit(db: Db, returnId: number) {
  const planned = await planReturn(db, { returnId }).catch(nothingToSettle)
  if (!planned) return null
  const { settled, plans, invoiced } = planned
  const nets = plans.map((plan) => {
    const lines = toCreditLines(plan, invoiced)
    return 'refused' in lines ? 0 : lines.reduce((sum, { net }) => sum + net, 0)
  })
  const parts = plans.flatMap((plan) => plan.parts)
  return {
    positions: settled,
    pieces: parts.reduce((sum, { pieces }) => sum + pieces, 0),
    net: nets.reduce((sum, net) => sum + net, 0),
    feePercent: Math.max(0, ...plans.flatMap(({ requested }) => requested.map(({ feeBp }) => feeBp))) / 100,
  }
}

const toCreditLines = ({ itemId, requested }: PlannedCredit, invoiced: readonly CreditableItem[]) =>
  creditLines(
    invoiced.filter((line) => line.itemId === itemId),
    requested,
  )

/** A note of nothing is refused: replacements are invoiced at 0, and a piece of a line of some cents may round to none. */
function isWorthSomething(plan: PlannedCredit, invoiced: readonly CreditableItem[]) {
  const lines = toCreditLines(plan, invoiced)
  return !('refused' in lines && lines.refused === 'credit.nothing')
}

function nothingToSettle(error: unknown) {
  if (error instanceof Refusal) return null
  throw error
}

/** The lines that are settled, in order, and the notes for them. Refuses lines that are named and cannot be, and where none can. */
async function planReturn(db: Db | Tx, { returnId, positions }: CreditSelection) {
  const kept = await findKept(db, returnId)
  const selected = positions ? kept.filter(({ position }) => positions.includes(position)) : kept
  const some = selected.filter(({ pieces }) => pieces > 0)
  if (some.length === 0 || (positions && some.length < selected.length)) throw new Refusal('return.nothing_received')
  const invoiced = await findInvoiced(db, returnId)
  const settled = some.filter((line) => isInvoiced(line, invoiced))
  if (settled.length === 0 || (positions && settled.length < some.length)) throw new Refusal('return.not_invoiced')
  const plans = planCredits(settled, invoiced).filter((plan) => isWorthSomething(plan, invoiced))
  return { settled: settled.map(({ position }) => position), plans, invoiced }
}

/** What the credit note says, in the language of the invoice: the return, and what it cost. */
function describeCredit(number: string, requested: PlannedCredit['requested'], invoice: CreditableItem | undefined) {
  if (!invoice) throw new Error('a credit of no invoice')
  const language = toDocumentLanguage(invoice)
  const fee = Math.max(0, ...requested.map(({ feeBp }) => feeBp)) / 100
  if (fee === 0) return say(language, 'return_desk.credit_reason', { number })
  return say(language, 'return_desk.credit_reason_fee', { number, fee })
}

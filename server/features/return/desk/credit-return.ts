import { creditLines } from '../../../../rules/invoice/credit.ts'
import { type PlannedCredit, planCredits } from '../../../../rules/return/credit-plan.ts'
import { say } from '../../../../texts/say.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'
import { toDocumentLanguage } from '../../invoice/issue/invoice-parts.ts'
import { checkAction, lockReturn, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { addReturnCredits, type CreditableItem, findInvoiced, findKept, lockInvoiced } from './credit.queries.ts'
import { moveSome } from './line.ts'

/** Without positions all lines that can be. */
type Wanted = { returnId: number; positions?: readonly number[] }

/**
 * Credits what was kept of inspected lines, less what returning it costs, by a credit note for each invoice. No piece is credited twice, nor
 * more than was invoiced: where less is left, that is. What was invoiced at 0 needs no note. Numbers are taken last. Refuses where nothing is left. Answers the ids of the notes.
 */
export async function creditReturn(tx: Tx, { returnId, positions }: Wanted, changer: ReturnChanger) {
  const locked = await lockReturn(tx, returnId)
  checkAction('credit', locked, changer)
  await lockInvoiced(tx, returnId)
  const { plans, invoiced } = await planReturn(tx, { returnId, ...(positions && { positions }) })
  const credited = [...new Set(plans.flatMap(({ parts }) => parts.map(({ position }) => position)))].toSorted(byNumber)
  if (credited.length === 0) throw new Refusal('return.not_invoiced')
  await moveSome(tx, { returnId, positions: credited }, { action: 'credit', to: 'credited' })
  const credits = []
  for (const { itemId, wanted, parts } of plans.filter((plan) => isWorthSomething(plan, invoiced))) {
    const reason = reasonOf(
      String(locked.rmaNumber),
      wanted,
      invoiced.find((line) => line.itemId === itemId),
    )
    credits.push({ creditId: await writeCreditNote(tx, { itemId, wanted, reason }, changer), parts })
  }
  if (credits.length > 0) await addReturnCredits(tx, returnId, credits)
  await writeReturn(tx, returnId, { action: 'credit', positions: credited }, changer)
  return credits.map(({ creditId }) => creditId)
}

/** What a credit would come to now: the pieces and the net of them after the fee; cents. Null where nothing can be credited. */
export async function previewCredit(db: Db, returnId: number) {
  const { plans, invoiced } = await planReturn(db, { returnId }).catch(nothingToCredit)
  if (plans.length === 0) return null
  const nets = plans.map((plan) => {
    const lines = linesOf(plan, invoiced)
    return 'refused' in lines ? 0 : lines.reduce((sum, { net }) => sum + net, 0)
  })
  const parts = plans.flatMap((plan) => plan.parts)
  return {
    positions: [...new Set(parts.map(({ position }) => position))].toSorted(byNumber),
    pieces: parts.reduce((sum, { pieces }) => sum + pieces, 0),
    net: nets.reduce((sum, net) => sum + net, 0),
    feePercent: Math.max(0, ...plans.flatMap(({ wanted }) => wanted.map(({ feeBp }) => feeBp))) / 100,
  }
}

const linesOf = ({ itemId, wanted }: PlannedCredit, invoiced: readonly CreditableItem[]) =>
  creditLines(
    invoiced.filter((line) => line.itemId === itemId),
    wanted,
  )

/** A credit note of nothing is refused, and replacements are invoiced at 0. What was not, and of which nothing is left, is refused by the note. */
const isWorthSomething = ({ itemId, wanted }: PlannedCredit, invoiced: readonly CreditableItem[]) =>
  invoiced.some(
    (line) => line.itemId === itemId && line.net > 0 && wanted.some(({ position }) => position === line.position),
  )

function nothingToCredit(error: unknown) {
  if (error instanceof Refusal) return { plans: [], invoiced: [] }
  throw error
}

const byNumber = (one: number, other: number) => one - other

/** Refuses lines that are named and cannot be credited. */
async function planReturn(db: Db | Tx, { returnId, positions }: Wanted) {
  const kept = await findKept(db, returnId)
  const wanted = positions ? kept.filter(({ position }) => positions.includes(position)) : kept
  if (positions && wanted.length < new Set(positions).size) throw new Refusal('return.not_now')
  const some = wanted.filter(({ pieces }) => pieces > 0)
  if (some.length === 0 || (positions && some.length < wanted.length)) throw new Refusal('return.nothing_received')
  const invoiced = await findInvoiced(db, returnId)
  const plans = planCredits(some, invoiced)
  const planned = new Set(plans.flatMap(({ parts }) => parts.map(({ position }) => position)))
  if (positions && planned.size < some.length) throw new Refusal('return.not_invoiced')
  return { plans, invoiced }
}

/** What the credit note says, in the language of the invoice: the return, and what it cost. */
function reasonOf(number: string, wanted: PlannedCredit['wanted'], invoice: CreditableItem | undefined) {
  if (!invoice) throw new Error('a credit of no invoice')
  const language = toDocumentLanguage(invoice)
  const fee = Math.max(0, ...wanted.map(({ feeBp }) => feeBp)) / 100
  if (fee === 0) return say(language, 'return_desk.credit_reason', { number })
  return say(language, 'return_desk.credit_reason_fee', { number, fee })
}

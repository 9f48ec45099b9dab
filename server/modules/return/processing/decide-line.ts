import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import {
  checkRevision,
  type LockedReturn,
  lockReturn,
  type ReturnChanger,
  writeReturn,
} from '../change/change-return.ts'
import { advanceLine, advanceLines, type ReadReturn, type ReturnPlace, requireLine } from './line.ts'

/** Where the goods of a line go to: without a warehouse to the one that the others go to, or that they came from. */
type Approval = ReadReturn & { comesBack?: boolean; warehouse?: string }

/**
 * Approves a line of a submitted return. What need not come back is inspected by that: of a shortage nothing does. All goods of a return go
 * to one warehouse, which may be another until some of them are sent. Refuses a return that has changed since it was read.
 */
export const approveLine = (tx: Tx, { position, ...approval }: ReturnPlace & Approval, changer: ReturnChanger) =>
  approveLines(tx, { ...approval, positions: [position] }, changer)

type Lines = Approval & { returnId: number; positions: readonly [number, ...number[]] }

/** The same of several lines at once. */
export async function approveLines(tx: Tx, { returnId, positions, ...how }: Lines, changer: ReturnChanger) {
  const { comesBack = true, warehouse, revision } = how
  const locked = await lockReturn(tx, returnId)
  checkRevision(locked, revision)
  const [first, ...others] = positions
  const { orderId } = requireLine('approve', locked, first, changer)
  for (const position of others) requireLine('approve', locked, position, changer)
  const comes = comesBack && locked.type !== 'lessShipping'
  await advanceLines(tx, { returnId, positions }, { action: 'approve', to: comes ? 'approved' : 'inspected' })
  const goesTo = comes ? await chooseWarehouse(tx, locked, { orderId, ...(warehouse && { warehouse }) }) : undefined
  const set = { ...(await prepareDecision(tx, returnId, changer)), ...(goesTo && { warehouse: goesTo }) }
  return writeReturn(tx, returnId, { action: 'approve', positions, set }, changer)
}

/** Refuses a line, as it was read, with a reason that its customer is given; its pieces may be returned again. */
export async function refuseLine(
  tx: Tx,
  { reason, revision, ...place }: ReturnPlace & ReadReturn & { reason: string },
  changer: ReturnChanger,
) {
  const locked = await lockReturn(tx, place.returnId)
  checkRevision(locked, revision)
  requireLine('refuse', locked, place.position, changer)
  await advanceLine(tx, place, { action: 'refuse', to: 'refused', set: { refused_because: reason } })
  const set = await prepareDecision(tx, place.returnId, changer)
  return writeReturn(tx, place.returnId, { action: 'refuse', positions: [place.position], reason, set }, changer)
}

/** What every decision notes. Who decides has opened it and waits for no answer, and what is decided of no line comes back by none. */
async function prepareDecision(tx: Tx, returnId: number, { accountId, now }: ReturnChanger) {
  const { openedAt, comesBack } = await tx
    .selectFrom('returns as r')
    .select(['r.opened_at as openedAt'])
    .select(
      sql<boolean>`exists (select from return_lines l where l.return_id = r.id
        and (l.state in ('submitted', 'approved', 'sent', 'received') or l.received is not null))`.as('comesBack'),
    )
    .where('r.id', '=', returnId)
    .executeTakeFirstOrThrow()
  const isFirst = openedAt === null && accountId !== null
  return {
    decided_at: now,
    question: '',
    comes_back: comesBack,
    ...(isFirst && { opened_at: now, opened_by: accountId }),
  }
}

type Choice = { orderId: number; warehouse?: string }

async function chooseWarehouse(tx: Tx, { returnId, lines }: LockedReturn, { orderId, warehouse }: Choice) {
  const { chosen, shipFrom, isThere } = await tx
    .selectFrom('returns as r')
    .innerJoin('orders as o', (join) => join.on('o.id', '=', orderId))
    .select(['r.warehouse as chosen', 'o.ship_from as shipFrom'])
    .select(sql<boolean>`exists (select from warehouses w where w.code = ${warehouse ?? ''})`.as('isThere'))
    .where('r.id', '=', returnId)
    .executeTakeFirstOrThrow()
  if (warehouse === undefined) return chosen ?? shipFrom
  const isUnderWay = lines.some(({ state }) => state === 'sent' || state === 'received')
  if (!isThere || (isUnderWay && chosen !== warehouse)) throw new Refusal('request.invalid', { fields: ['warehouse'] })
  return warehouse
}

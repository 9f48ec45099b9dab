import * as contract from '../../../../contract/return/batch-note.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { accessibleOrders } from '../../../staff/staff-orders.ts'
import {
  deleteBatchNote,
  findBatchNote,
  findBatchNotes,
  findNoteOn,
  saveBatchNote,
} from '../processing/batch-note.queries.ts'
import { putException, removeException } from '../processing/exception.queries.ts'
import { reportBatches } from './batch-report.staff.ts'
import { toBatchNote } from './staff-return.ts'

export const batchNoteRoutes = (mount: Mount) => {
  mount(contract.listBatchNotes, async ({ db, query }) =>
    (await findBatchNotes(db, query.keyword?.trim() ?? '')).map(toBatchNote),
  )

  mount(contract.putBatchNote, ({ db, caller, request, body, now }) =>
    db.transaction().execute(async (tx) => {
      const number = body.number.trim().toUpperCase()
      const sku = orNotFound(await tx.selectFrom('skus').select('id').where('number', '=', number).executeTakeFirst())
      const content = { skuId: sku.id, ...trimmed(body), reason: body.reason ?? null, autoApprove: body.autoApprove }
      const ifUnchangedSince = body.replaces === undefined ? null : new Date(body.replaces)
      const stored = await saveBatchNote(tx, content, { accountId: caller.accountId, now, ifUnchangedSince })
      const note = toBatchNote(stored ?? (await refuseUnread(tx, content, ifUnchangedSince)))
      const { batchNumber, reason, note: words, autoApprove } = note
      const after = { reason, note: words, autoApprove }
      const event = { action: 'batch_note.changed', subject: `batch ${batchNumber}`, after } as const
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return note
    }),
  )

  mount(contract.removeBatchNote, ({ db, caller, request, params, now }) =>
    db.transaction().execute(async (tx) => {
      const { batchNumber, reason, note } = orNotFound(await findBatchNote(tx, params.id))
      await deleteBatchNote(tx, params.id)
      const subject = `batch ${batchNumber}`
      const event = { action: 'batch_note.changed', subject, before: { reason, note }, after: {} } as const
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return null
    }),
  )

  mount(contract.reportBatches, ({ db, caller, query }) => {
    const fields = (['from', 'until'] as const).filter((name) => query[name] !== undefined && !isDay(query[name]))
    if (fields.length > 0) throw new Refusal('request.invalid', { fields })
    return reportBatches(db, caller, query)
  })

  mountExceptions(mount)
}

/** Refuses to replace a note that the caller has not read, and shows it to them. */
async function refuseUnread(
  tx: Parameters<typeof findNoteOn>[0],
  content: Parameters<typeof findNoteOn>[1],
  ifUnchangedSince: Date | null,
): Promise<never> {
  const note = toBatchNote(orNotFound(await findNoteOn(tx, content)))
  throw new Refusal(ifUnchangedSince ? 'batch_note.changed' : 'batch_note.exists', { details: { note } })
}

const trimmed = ({ batchNumber, note }: { batchNumber: string; note: string }) => ({
  batchNumber: batchNumber.trim(),
  note: note.trim(),
})

function mountExceptions(mount: Mount) {
  mount(contract.putReturnException, ({ db, caller, request, params, body, now }) =>
    db.transaction().execute(async (tx) => {
      const order = orNotFound(await ownOrder(tx, caller, params.orderno).executeTakeFirst())
      const [until, reason] = [body.until, body.reason.trim()]
      if (!isDay(until) || until < dateIn(now, order.timeZone))
        throw new Refusal('request.invalid', { fields: ['until'] })
      const exception = { orderId: order.orderId, position: params.position, until, reason }
      if (!(await putException(tx, exception, { accountId: caller.accountId, now })))
        throw new Refusal('request.not_found')
      const subject = `order ${params.orderno}`
      const after = { position: params.position, until, reason }
      const event = { ...order, action: 'return_exception.changed', subject, after } as const
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return { ...params, until, reason }
    }),
  )

  mount(contract.removeReturnException, ({ db, caller, request, params, now }) =>
    db.transaction().execute(async (tx) => {
      const order = orNotFound(await ownOrder(tx, caller, params.orderno).executeTakeFirst())
      const before = orNotFound(await removeException(tx, { orderId: order.orderId, position: params.position }))
      const subject = `order ${params.orderno}`
      const event = { ...order, action: 'return_exception.changed', subject, before, after: {} } as const
      await recordEvent(tx, { ...toActor(request, caller), ...event }, now)
      return null
    }),
  )
}

/** An order of the caller's sites by its number. */
const ownOrder = (
  tx: Parameters<typeof accessibleOrders>[0],
  caller: Parameters<typeof accessibleOrders>[1],
  orderno: string,
) =>
  accessibleOrders(tx, caller)
    .select(['o.id as orderId', 'o.customer_id as customerId', 'o.org_id as orgId', 'g.time_zone as timeZone'])
    .where('o.order_number', '=', orderno)

import * as contract from '../../../../contract/fulfilment/order-notes.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { addNote, changeNote, findNotesAndTags, removeNote } from '../../../staff/internal-notes.ts'
import type { NotedThing } from '../../../staff/noted-thing.ts'
import { changeOnce, type StaffChange } from '../../../staff/staff-change.ts'
import { findAccessibleOrder } from '../../../staff/staff-orders.ts'
import { addTag, findTagsOffered, removeTag } from '../../../staff/tags.ts'

export const orderNoteRoutes = (mount: Mount) => {
  mount(contract.getOrderNotes, async ({ caller, params, db }) => {
    const { noted } = await findNoted(db, caller, params.id)
    return findNotesAndTags(db, caller, noted)
  })

  mount(contract.addOrderNote, ({ params, body, ...call }) =>
    changeOnce(call, async (change) => addNote(change, await loadNoted(change, params.id), body.text)),
  )

  mount(contract.changeOrderNote, ({ params: { id, noteId }, body, ...call }) =>
    changeOnce(call, async (change) => changeNote(change, await loadNoted(change, id), { noteId, ...body })),
  )

  mount(contract.removeOrderNote, ({ params: { id, noteId }, query, ...call }) =>
    changeOnce(call, async (change) => removeNote(change, await loadNoted(change, id), { noteId, ...query })),
  )

  mount(contract.addOrderTag, ({ params, body, ...call }) =>
    changeOnce(call, async (change) => addTag(change, await loadNoted(change, params.id), body.tag)),
  )

  mount(contract.removeOrderTag, ({ params: { id, tagId }, ...call }) =>
    changeOnce(call, async (change) => removeTag(change, await loadNoted(change, id), tagId)),
  )

  mount(contract.listOrderTags, ({ caller, db }) => findTagsOffered(db, caller, 'orders'))
}

/** An order of the caller's sites; every other one is not found. */
async function findNoted(db: Db | Tx, caller: Caller, id: number): Promise<NotedThing> {
  const { orderno, customerId, orgId } = orNotFound(await findAccessibleOrder(db, caller, id))
  return { noted: { orderId: id }, subject: `order ${orderno}`, customerId, orgId }
}

const loadNoted = ({ tx, call }: StaffChange, id: number) => findNoted(tx, call.caller, id)

import * as contract from '../../../../contract/customer/customer-notes.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { addNote, changeNote, findNotesAndTags, removeNote } from '../../../staff/internal-notes.ts'
import type { NotedThing } from '../../../staff/noted-thing.ts'
import { changeOnce, type StaffChange } from '../../../staff/staff-change.ts'
import { addTag, findTagsOffered, removeTag } from '../../../staff/tags.ts'
import { customerQueries } from './customer.staff.ts'

export const customerNoteRoutes = (mount: Mount) => {
  mount(contract.getCustomerNotes, async ({ caller, params, db }) => {
    const { noted } = await findNoted(db, caller, params.id)
    return findNotesAndTags(db, caller, noted)
  })

  mount(contract.addCustomerNote, ({ params, body, ...call }) =>
    changeOnce(call, async (change) => addNote(change, await loadNoted(change, params.id), body.text)),
  )

  mount(contract.changeCustomerNote, ({ params: { id, noteId }, body, ...call }) =>
    changeOnce(call, async (change) => changeNote(change, await loadNoted(change, id), { noteId, ...body })),
  )

  mount(contract.removeCustomerNote, ({ params: { id, noteId }, query, ...call }) =>
    changeOnce(call, async (change) => removeNote(change, await loadNoted(change, id), { noteId, ...query })),
  )

  mount(contract.addCustomerTag, ({ params, body, ...call }) =>
    changeOnce(call, async (change) => addTag(change, await loadNoted(change, params.id), body.tag)),
  )

  mount(contract.removeCustomerTag, ({ params: { id, tagId }, ...call }) =>
    changeOnce(call, async (change) => removeTag(change, await loadNoted(change, id), tagId)),
  )

  mount(contract.listCustomerTags, ({ caller, db }) => findTagsOffered(db, caller, 'customers'))
}

/** A customer of the caller's sites; every other one is not found. */
async function findNoted(db: Db | Tx, caller: Caller, id: number): Promise<NotedThing> {
  const { orgId } = orNotFound(await customerQueries(db, caller).find(id))
  return { noted: { customerId: id }, subject: `customer ${id}`, customerId: id, orgId }
}

const loadNoted = ({ tx, call }: StaffChange, id: number) => findNoted(tx, call.caller, id)

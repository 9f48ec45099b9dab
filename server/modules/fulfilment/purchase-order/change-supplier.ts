import type { Input } from '../../../../contract/endpoint.ts'
import type * as contract from '../../../../contract/fulfilment/supplier.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'
import {
  lockSupplier,
  lockSupplierNames,
  type SupplierDraft,
  storeNewSupplier,
  storeSupplier,
} from './supplier.staff.ts'

/** Adds a supplier. Refuses a name that another one has. */
export async function addSupplier(change: StaffChange, body: Input<typeof contract.addSupplier>['body']) {
  const supplier = trimmed(body)
  await lockSupplierNames(change.tx)
  const supplierId = await storeNewSupplier(change.tx, supplier)
  if (typeof supplierId === 'string') throw new Refusal(supplierId, { fields: ['name'] })
  await note(change, { action: 'supplier.added', subject: `supplier ${supplierId}`, after: supplier })
  return { supplierId }
}

type ChangeSupplier = Input<typeof contract.changeSupplier>

/** Changes a supplier as the caller has seen it. */
export async function changeSupplier(change: StaffChange, { params, body }: ChangeSupplier) {
  await lockSupplierNames(change.tx)
  const { supplierId, version, ...before } = orNotFound(await lockSupplier(change.tx, params.id))
  if (version !== body.version) throw new Refusal('supplier.changed')
  const after = trimmed(body)
  const refused = await storeSupplier(change.tx, supplierId, after)
  if (refused) throw new Refusal(refused, { fields: ['name'] })
  await note(change, { action: 'supplier.changed', subject: `supplier ${supplierId}`, before, after })
  return { supplierId }
}

const trimmed = ({ name, email, note, currency, leadDays }: SupplierDraft): SupplierDraft => ({
  name: name.trim(),
  email: email.trim(),
  note: note.trim(),
  currency,
  leadDays,
})

type Note = { action: 'supplier.added' | 'supplier.changed'; subject: string; before?: object; after: object }

const note = ({ tx, call: { request, caller, now } }: StaffChange, noted: Note) =>
  recordEvent(tx, { ...toActor(request, caller), ...noted }, now)

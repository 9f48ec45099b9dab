import type { Input } from '../../../../contract/endpoint.ts'
import type { previewOrder } from '../../../../contract/order/checkout.ts'
import { mostAddresses } from '../../../../rules/address/form.ts'
import { holds } from '../../../../rules/identity/permissions.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { addressBookQueries, findAddresses, type OrderAddress } from '../../customer/address/address.queries.ts'
import { checkAddress } from '../../customer/address/check-address.ts'

type OrderRequest = Input<typeof previewOrder>['body']
type AddressOptions = Pick<OrderRequest, 'addressId' | 'oneOffAddress' | 'billToId'>

/**
 * Where an order goes and where its bill: to an address of the book, or to a one-off one that can be delivered to; the
 * bill to a billing address alone. Refuses an address that is not the customer's, and each field of a one-off one that has
 * a mistake.
 */
export async function chooseAddresses(db: Db | Tx, caller: CustomerCaller, options: AddressOptions) {
  const { addressId, oneOffAddress, billToId } = options
  const addresses = await findAddresses(db, caller)
  const byDefault = (kind: string) => addresses.find((address) => address.kind === kind)
  const ofBook =
    addressId === undefined
      ? (byDefault('regular') ?? byDefault('nonRegular') ?? byDefault('billing'))
      : addresses.find((address) => address.addressId === addressId)
  if (!ofBook && (addressId !== undefined || !oneOffAddress)) {
    throw new Refusal('order.no_address', { fields: ['addressId'] })
  }
  const shipTo: OrderAddress | undefined = oneOffAddress ? await checkOneOffAddress(db, oneOffAddress) : ofBook
  if (!shipTo) throw new Refusal('order.no_address', { fields: ['addressId'] })
  const billing = (addressId: number) => addresses.find((one) => one.kind === 'billing' && one.addressId === addressId)
  const billTo = billToId === undefined ? (byDefault('billing') ?? ofBook ?? shipTo) : billing(billToId)
  if (!billTo) throw new Refusal('order.no_billing', { fields: ['billToId'] })
  return { addresses, shipTo, billTo }
}

async function checkOneOffAddress(
  db: Db | Tx,
  form: NonNullable<AddressOptions['oneOffAddress']>,
): Promise<OrderAddress> {
  const draft = await checkAddress(db, { ...form, kind: 'nonRegular' }, 'oneOffAddress.')
  return { ...draft, addressId: null, isDefault: false }
}

type AddressRequest = Pick<OrderRequest, 'oneOffAddress' | 'keepAddress'>

/** Whether the one-off address goes into the book too. Refuses it to who may not change the book. */
export function shouldSaveAddress({ permissions }: CustomerCaller, { oneOffAddress, keepAddress }: AddressRequest) {
  if (!keepAddress || !oneOffAddress) return false
  if (!holds(permissions, 'cust:account')) throw new Refusal('access.denied', { fields: ['keepAddress'] })
  return true
}

type SaveContext = { caller: CustomerCaller; actor: Actor; now: Date }

/**
 * Adds the one-off address of an order to the book, once; refuses it where the address book is full. The customer's row is
 * locked. The audit trail makes others wait, so this comes last.
 */
export async function saveOneOffAddress(tx: Tx, address: OrderAddress, { caller, actor, now }: SaveContext) {
  const book = addressBookQueries(tx, caller)
  if ((await book.count()).all >= mostAddresses) throw new Refusal('address.full', { fields: ['keepAddress'] })
  const { addressId: _none, isDefault: _never, ...draft } = address
  const [id] = await book.add([draft])
  if (id === undefined) return
  await book.keepDefaults()
  const after = { ...draft, addressId: id }
  await recordEvent(tx, { action: 'address.added', subject: `address ${id}`, after, ...actor }, now)
}

import { CallFailed } from '../../../../api/call.ts'
import type { CheckoutOptions, Preview } from '../queries.ts'

/** Options that are no longer possible, and why; said where the customer has to know. */
export type InvalidOptions = { why: CallFailed | null; carrier: string | null }

/**
 * An address that was removed from the book after it was chosen. It stays among the options, so that a reload reports it
 * again, and is asked for no more; where the order goes has to be chosen again.
 */
export type RemovedAddress = {
  addressId: number
  /** As it was shown last; null for one that was removed before the page was opened. */
  address: Preview['shipTo'] | null
}

type OptionsInCheckout = {
  options: CheckoutOptions
  invalid: InvalidOptions
  removed: RemovedAddress | null
  /** What was shown last; undefined before anything was. */
  preview: Preview | undefined
}

/** Takes out what the server says is no longer possible, as when the buyer comes back to an order; the others stay. */
export function dropInvalid<C extends OptionsInCheckout>(chosen: C, why: Error): C {
  if (!(why instanceof CallFailed)) return chosen
  const { options, preview } = chosen
  const { addressId } = options
  if (why.reason === 'order.no_address' && addressId !== undefined && addressId !== chosen.removed?.addressId) {
    const address = preview?.addresses.find((one) => one.addressId === addressId) ?? null
    return { ...chosen, removed: { addressId, address } }
  }
  // Who carries elsewhere may not carry here: the first that does is shown instead.
  const isCarrier = why.reason === 'order.no_carrier'
  const fields = isCarrier ? ['shipVia'] : fieldsAtFault(why, preview)
  const fit = Object.entries(options).filter(([name]) => !fields.includes(name))
  if (fit.length === Object.keys(options).length) return chosen
  const carrier = preview?.carriers.find(({ shipVia }) => shipVia === options.shipVia)?.name ?? ''
  const invalid = isCarrier ? { ...chosen.invalid, carrier } : { ...chosen.invalid, why }
  return { ...chosen, invalid, options: Object.fromEntries(fit) }
}

/** With an order before their eyes, its buyer puts right themselves what is refused. */
const fieldsAtFault = ({ fields }: CallFailed, shown: Preview | undefined) =>
  shown ? [] : fields.map((field) => field.split('.')[0] ?? '')

/** What is asked for: without an address that is no longer there. */
export function validOptions({ options, removed }: Pick<OptionsInCheckout, 'options' | 'removed'>): CheckoutOptions {
  const { addressId, ...others } = options
  return addressId === undefined || addressId === removed?.addressId ? others : { ...others, addressId }
}

/** The address that has to be chosen again; null where the order goes elsewhere by now. */
export const addressToReplace = ({ options, removed }: Pick<OptionsInCheckout, 'options' | 'removed'>) =>
  removed && options.addressId === removed.addressId && !options.oneOffAddress ? removed : null

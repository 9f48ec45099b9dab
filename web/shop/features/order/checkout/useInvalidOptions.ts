import { useState } from 'react'
import { CallFailed } from '../../../../api/call.ts'
import type { CheckoutOptions, Preview } from '../queries.ts'

type Props = {
  options: CheckoutOptions
  onChange: (options: CheckoutOptions) => void
  /** Why the order that was asked for is refused. */
  error: Error | null
  /** What was shown last; undefined before anything was. */
  preview: Preview | undefined
  removedAddress: ReturnType<typeof useRemovedAddress>
}

/** Options that are no longer possible, and why; said where the customer has to know. */
export type InvalidOptions = { why: CallFailed | null; carrier: string | null }

/** Removes options that are no longer possible, as when somebody comes back to an order; the others stay. */
export function useInvalidOptions({ options, onChange, error, preview, removedAddress }: Props): InvalidOptions {
  const [why, setWhy] = useState<CallFailed | null>(null)
  const [carrier, setCarrier] = useState<string | null>(null)
  const said = { why, carrier: options.shipVia === undefined ? carrier : null }
  if (!(error instanceof CallFailed)) return said
  if (error.reason === 'order.no_address' && removedAddress.report(options.addressId, preview)) return said
  // Who carries elsewhere may not carry here: the first that does is shown instead.
  const isCarrier = error.reason === 'order.no_carrier'
  const fields = isCarrier ? ['shipVia'] : preview ? [] : error.fields.map((field) => field.split('.')[0])
  const fit = Object.entries(options).filter(([name]) => !fields.includes(name))
  if (fit.length === Object.keys(options).length) return said
  onChange(Object.fromEntries(fit))
  if (isCarrier) setCarrier(preview?.carriers.find(({ shipVia }) => shipVia === options.shipVia)?.name ?? '')
  else setWhy(error)
  return said
}

type RemovedAddress = {
  addressId: number
  /** As it was shown last; null for one that was removed before the page was opened. */
  address: Preview['shipTo'] | null
}

/**
 * An address that was removed from the book after it was chosen. It stays among the options, so that a reload reports it
 * again, and is asked for no more; where the order goes has to be chosen anew.
 */
export function useRemovedAddress() {
  const [removed, setRemoved] = useState<RemovedAddress | null>(null)
  return {
    /** The options without it. */
    without: ({ addressId, ...others }: CheckoutOptions): CheckoutOptions =>
      addressId === undefined || addressId === removed?.addressId ? others : { ...others, addressId },
    /** Notes that there is no such address; answers whether that is news. */
    report: (addressId: number | undefined, preview: Preview | undefined) => {
      if (addressId === undefined || addressId === removed?.addressId) return false
      setRemoved({ addressId, address: preview?.addresses.find((one) => one.addressId === addressId) ?? null })
      return true
    },
    /** The one that has to be chosen anew; null where the order goes elsewhere by now. */
    toReplace: ({ addressId, oneOffAddress }: CheckoutOptions) =>
      removed && addressId === removed.addressId && !oneOffAddress ? removed : null,
  }
}

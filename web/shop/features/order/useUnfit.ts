import { useState } from 'react'
import { CallFailed } from '../../../api/call.ts'
import type { OrderRequest, Preview } from './queries.ts'

type Wishes = Partial<OrderRequest>
type Props = {
  wishes: Wishes
  onChange: (wishes: Wishes) => void
  /** Why the order that was asked for is refused. */
  error: Error | null
  /** What was shown last; undefined before anything was. */
  preview: Preview | undefined
  gone: ReturnType<typeof useGoneAddress>
}

/** What was wished and cannot be any more; said where its buyer has to know. */
export type Unfit = { why: CallFailed | null; carrier: string | null }

/** Leaves out what cannot be wished any more, such as by somebody who comes back to an order; the other wishes stay. */
export function useUnfit({ wishes, onChange, error, preview, gone }: Props): Unfit {
  const [why, setWhy] = useState<CallFailed | null>(null)
  const [carrier, setCarrier] = useState<string | null>(null)
  const said = { why, carrier: wishes.shipVia === undefined ? carrier : null }
  if (!(error instanceof CallFailed)) return said
  if (error.reason === 'order.no_address' && gone.tell(wishes.addressId, preview)) return said
  // Who carries elsewhere may not carry here: the first who does is shown instead.
  const isCarrier = error.reason === 'order.no_carrier'
  const fields = isCarrier ? ['shipVia'] : preview ? [] : error.fields.map((field) => field.split('.')[0])
  const fit = Object.entries(wishes).filter(([wish]) => !fields.includes(wish))
  if (fit.length === Object.keys(wishes).length) return said
  onChange(Object.fromEntries(fit))
  if (isCarrier) setCarrier(preview?.carriers.find(({ shipVia }) => shipVia === wishes.shipVia)?.name ?? '')
  else setWhy(error)
  return said
}

type Gone = {
  addressId: number
  /** As it was shown last; null for one that was removed before the page was opened. */
  address: Preview['shipTo'] | null
}

/**
 * An address that was removed from the book after it was chosen. It stays among the wishes, so that it is told again to who
 * reloads, and is asked for no more; where the order goes has to be chosen anew.
 */
export function useGoneAddress() {
  const [gone, setGone] = useState<Gone | null>(null)
  return {
    /** Of the wishes, what there is still. */
    without: ({ addressId, ...others }: Wishes): Wishes =>
      addressId === undefined || addressId === gone?.addressId ? others : { ...others, addressId },
    /** Notes that there is no such address; answers whether that is news. */
    tell: (addressId: number | undefined, preview: Preview | undefined) => {
      if (addressId === undefined || addressId === gone?.addressId) return false
      setGone({ addressId, address: preview?.addresses.find((one) => one.addressId === addressId) ?? null })
      return true
    },
    /** The one that has to be chosen anew; null where the order goes elsewhere by now. */
    toChoose: ({ addressId, oneOffAddress }: Wishes) =>
      gone && addressId === gone.addressId && !oneOffAddress ? gone : null,
  }
}

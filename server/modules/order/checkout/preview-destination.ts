import type { Input } from '../../../../contract/endpoint.ts'
import type { previewOrder } from '../../../../contract/order/checkout.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { chooseAddresses } from './choose-addresses.ts'
import { findShipping, type Place } from './preview.queries.ts'

export type Destination = Awaited<ReturnType<typeof findDestination>>

/** Where the order goes, and who carries there from which warehouse of the region. */
export async function findDestination(
  db: Db | Tx,
  caller: CustomerCaller,
  request: Input<typeof previewOrder>['body'],
  { region, warehouses }: { region: string; warehouses: readonly Place[] },
) {
  const chosen = await chooseAddresses(db, caller, request)
  const { country, postcode } = chosen.shipTo
  const from = { warehouses: warehouses.map(({ code }) => code), region, currency: caller.currency, postcode }
  const { rates, forwarders } = await findShipping(db, country, from)
  return { ...chosen, rates, forwarders }
}

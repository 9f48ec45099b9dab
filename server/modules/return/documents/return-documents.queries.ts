import type { Db } from '../../../db/database.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import { findSeller } from '../../order/history/order.queries.ts'
import { findReturn } from '../history/return.queries.ts'
import type { Warehouse } from './return-document.ts'

/** The data of the return documents; undefined where it is not this customer's. Without a customer whoever's it is. */
export async function findReturnFacts(db: Db, returnId: number, customerId?: number) {
  const stored = await findReturn(db, returnId, customerId)
  if (!stored) return undefined
  const seller = await findSeller(db, stored.orgId)
  const { custnum } = await db
    .selectFrom('customers')
    .select('custnum')
    .where('id', '=', stored.customerId)
    .executeTakeFirstOrThrow()
  return { ...stored, seller, custnum, arrivesAt: await findWarehouse(db, stored.warehouse, seller) }
}

export type ReturnFacts = NonNullable<Awaited<ReturnType<typeof findReturnFacts>>>

/** Where parcels of a warehouse arrive; at the company behind the site by default. */
async function findWarehouse(db: Db, code: string, seller: Seller): Promise<Warehouse> {
  const place = await db
    .selectFrom('warehouses')
    .select(['address1', 'postcode', 'city', 'state', 'country'])
    .where('code', '=', code)
    .where('address1', '<>', '')
    .executeTakeFirst()
  const { address1, postcode, city, state, country } = seller
  return place ?? { address1, postcode, city, state, country }
}

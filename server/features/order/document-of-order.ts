import type { Language } from '../../../texts/index.ts'
import type { Db } from '../../db/database.ts'
import { orNotFound } from '../../http/refuse.ts'
import { orderOf, ownerOfOrder, sellerOf } from './order.queries.ts'
import { orderDocument } from './order-document.ts'
import { detailOf } from './order-wire.ts'

/** The document of an order for a mail about it: the customer gets what he sees himself. */
export const documentOfOrderBy = (db: Db) => async (orderId: number, language: Language) => {
  const { customerId, orgId } = await ownerOfOrder(db, orderId)
  const order = orNotFound(await orderOf(db, { customerId }, { id: orderId }))
  return orderDocument(detailOf(order, language), await sellerOf(db, orgId), language)
}

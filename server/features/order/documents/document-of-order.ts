import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findOrder, findSeller, ownerOfOrder } from '../history/order.queries.ts'
import { toOrderDetail } from '../history/wire.ts'
import { orderDocument, proforma } from './document.ts'

/** The documents of an order for a mail about it: the customer gets what they see themselves, and how to pay what they pay in advance. */
export const documentsOfOrderBy = (db: Db) => async (orderId: number, language: Language) => {
  const { customerId, orgId } = await ownerOfOrder(db, orderId)
  const placed = orNotFound(await findOrder(db, { customerId }, { id: orderId }))
  // Its mail tells of the day on which it was placed, however late that leaves.
  const order = toOrderDetail(placed, language, placed.placedAt)
  const seller = await findSeller(db, orgId)
  const documents = [await orderDocument(order, seller, language, 'mail')]
  if (order.payment) documents.push(await proforma({ order, payment: order.payment, seller, language }, 'mail'))
  return documents
}

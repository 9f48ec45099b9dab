import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import type { MailSubject } from '../../../mail/send-mail.ts'
import { reminderDocumentOf } from '../../finance/letter/letter.ts'
import { invoiceFilesOf } from '../../invoice/detail/invoice-document.ts'
import { findOrder, findSeller, ownerOfOrder } from '../history/order.queries.ts'
import { toOrderDetail } from '../history/wire.ts'
import { orderDocument, proforma } from './document.ts'

/** The documents that go with a mail: an invoice or a reminder as it was issued, or those of the order that it is about. */
export const documentsOfMailBy = (db: Db) => async (mail: Omit<MailSubject, 'returnId'>, language: Language) => {
  const invoices = mail.invoiceId === null ? [] : await invoiceFilesOf(db, mail.invoiceId)
  const documents = mail.orderId === null ? [] : await documentsOfOrder(db, mail.orderId, language)
  const reminders = mail.reminderId === null ? [] : [await reminderDocumentOf(db, mail.reminderId)]
  return [...invoices, ...reminders, ...documents]
}

/** The customer gets what they see of an order themselves, and how to pay what they pay in advance. */
async function documentsOfOrder(db: Db, orderId: number, language: Language) {
  const { customerId, orgId } = await ownerOfOrder(db, orderId)
  const placed = orNotFound(await findOrder(db, { customerId }, { id: orderId }))
  // Its mail tells of the day on which it was placed, however late that leaves.
  const order = toOrderDetail(placed, language, placed.placedAt)
  const seller = await findSeller(db, orgId)
  const documents = [await orderDocument(order, seller, language, 'mail')]
  if (order.payment) documents.push(await proforma({ order, payment: order.payment, seller, language }, 'mail'))
  return documents
}

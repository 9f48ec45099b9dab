import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { MailSubject } from '../../../mail/send-mail.ts'
import { loadInvoiceFiles } from '../../invoice/detail/invoice-document.ts'
import { findReminderDocument } from '../../ledger/letter/letter.ts'
import { findSeller } from '../history/order.queries.ts'
import { findOrderAt } from '../history/order-at.ts'
import { toOrderDetail } from '../history/wire.ts'
import { orderDocument, proforma } from './document.ts'

/** The documents that go with a mail: an invoice or a reminder as it was issued, or those of the order that it is about. */
export const documentsOfMailBy = (db: Db) => async (mail: Omit<MailSubject, 'returnId'>, language: Language) => {
  const invoices = mail.invoiceId === null ? [] : await loadInvoiceFiles(db, mail.invoiceId)
  const documents =
    mail.orderId === null ? [] : await documentsOfOrder(db, mail.orderId, { at: mail.queuedAt, language })
  const reminders = mail.reminderId === null ? [] : [await findReminderDocument(db, mail.reminderId)]
  return [...invoices, ...reminders, ...documents]
}

type Reading = { at: Date; language: Language }

/** The customer gets what they saw of an order themselves when its mail was written, however late that leaves, and how to pay what they pay in advance. */
async function documentsOfOrder(db: Db, orderId: number, { at, language }: Reading) {
  const stood = await findOrderAt(db, orderId, at)
  const order = toOrderDetail(stood, language, stood.placedAt)
  const seller = await findSeller(db, stood.org_id)
  const documents = [await orderDocument(order, seller, language, 'mail')]
  if (order.payment) documents.push(await proforma({ order, payment: order.payment, seller, language }, 'mail'))
  return documents
}

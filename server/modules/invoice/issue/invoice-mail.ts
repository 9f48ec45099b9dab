import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Tx } from '../../../db/database.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { findInvoiceReader } from './invoice-reader.queries.ts'

/** Sends an invoice or a credit note to where the customer wants it: a document of the law, which cannot be turned off. */
export async function mailInvoice(
  tx: Tx,
  { itemId, orderId, invoice }: { itemId: number; orderId: number; invoice: Invoice },
  now: Date,
) {
  const { number, kind, orderNumber } = invoice
  const reader = await findInvoiceReader(tx, orderId)
  const language = toLanguage(invoice.language) ?? 'en'
  const { money, day } = makeFormats(language, invoice.currency)
  const amount = money(invoice.totals.total)
  const mail = {
    orgId: reader.orgId,
    recipient: reader.email,
    language,
    subject: say(language, `invoice_mail.${kind}_subject`, { number, orderno: orderNumber }),
    parts: [
      say(language, `invoice_mail.${kind}_intro`, { number, orderno: orderNumber, amount }),
      ...(kind === 'invoice'
        ? [payWords(invoice, { money, day })]
        : [say(language, 'invoice_mail.reason', { reason: invoice.reason })]),
      { link: say(language, 'mail.order_see'), path: `/hisorder/orderDetails/${orderNumber}` } as const,
    ],
    invoiceId: itemId,
    cause: `invoice ${number}`,
  }
  await queueMail(tx, mail, now)
}

type Words = Pick<ReturnType<typeof makeFormats>, 'money' | 'day'>

function payWords({ language: code, totals, dueOn, payment }: Invoice, { money, day }: Words) {
  const language = toLanguage(code) ?? 'en'
  if (totals.total === 0) return say(language, 'invoice_mail.free')
  if (totals.due === 0) return say(language, 'invoice_mail.paid')
  const terms = { amount: money(totals.due), date: dueOn ? day(dueOn) : '' }
  if (!payment) return say(language, 'invoice_mail.due', terms)
  return say(language, 'invoice_mail.pay', { ...terms, reference: payment.reference })
}

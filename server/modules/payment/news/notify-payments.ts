import { dailyHour, usualChoices } from '../../../../rules/order/order-update.ts'
import { languages } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { mailLanguage } from '../../../mail/mail-language.ts'
import { type Mail, queueMails } from '../../../mail/outbox.ts'
import { sendMessages } from '../../customer/notification/message.queries.ts'
import { addDailyNotes } from '../../order/update/daily-notes.queries.ts'
import { choiceParts, choicesPath } from '../../order/update/notify-updates.ts'
import { describePayment, paymentParts } from './describe-payment.ts'
import { findPaymentReaders, type PaymentNews, type PaymentReader, takePaymentNews } from './payment-news.queries.ts'

// A few statements, however much has happened; more of it waits for the next turn.
const mostAtOnce = 100

/** News with the accounts that have a message of it. */
export type NotifiedPayment = PaymentNews & { readers: readonly number[] }
type Notification = { payment: PaymentNews; reader: PaymentReader }

/**
 * Announces payments that were booked or taken back to the accounts of the customer that see what is owed: by a message, and by mail at once or with the
 * daily one as each has chosen. News is taken and announced in one transaction, so once. Answers the news, for open pages.
 */
export const notifyPayments = (db: Db, now: Date, most = mostAtOnce): Promise<readonly NotifiedPayment[]> =>
  db.transaction().execute(async (tx) => {
    const news = await takePaymentNews(tx, most)
    const notifications = await addReaders(tx, news)
    await sendMessages(tx, notifications.map(toMessage), now)
    const byFrequency = Map.groupBy(notifications, ({ reader }) => reader.frequency ?? usualChoices.paid)
    await queueMails(tx, (byFrequency.get('atOnce') ?? []).map(toMail), now)
    await addDailyNotes(tx, (byFrequency.get('daily') ?? []).map(toNote), { hour: dailyHour, now })
    const byNews = Map.groupBy(notifications, ({ payment }) => payment.newsId)
    return news.map((one) => ({
      ...one,
      readers: (byNews.get(one.newsId) ?? []).map(({ reader }) => reader.accountId),
    }))
  })

async function addReaders(tx: Tx, news: readonly PaymentNews[]): Promise<Notification[]> {
  const payments = news.filter(({ kind }) => kind !== 'changed')
  const readers = await findPaymentReaders(tx, [...new Set(payments.map(({ customerId }) => customerId))])
  const byCustomer = Map.groupBy(readers, ({ customerId }) => customerId)
  return payments.flatMap((payment) =>
    (byCustomer.get(payment.customerId) ?? []).map((reader) => ({ payment, reader })),
  )
}

function toMessage({ payment, reader }: Notification) {
  const descriptions = languages.map((language) => [language, describePayment(payment, language)] as const)
  const inAll = (words: (one: ReturnType<typeof describePayment>) => string) => ({
    ...Object.fromEntries(descriptions.map(([language, one]) => [language, words(one)])),
    en: words(describePayment(payment, 'en')),
  })
  return {
    accountId: reader.accountId,
    title: inAll(({ subject }) => subject),
    body: inAll(({ lines }) => lines.join('\n')),
  }
}

function toMail({ payment, reader }: Notification): Mail {
  const language = mailLanguage(payment.orgId, reader.language)
  return {
    orgId: payment.orgId,
    recipient: reader.email,
    language,
    subject: describePayment(payment, language).subject,
    parts: [...paymentParts(payment, language), ...choiceParts(language, 'payment_mail.end')],
    cause: `payment of customer ${payment.customerId}`,
    unsubscribePath: choicesPath,
  }
}

function toNote({ payment, reader }: Notification) {
  const language = mailLanguage(payment.orgId, reader.language)
  return {
    accountId: reader.accountId,
    orgId: payment.orgId,
    kind: 'paid' as const,
    subject: describePayment(payment, language).subject,
    parts: paymentParts(payment, language),
  }
}

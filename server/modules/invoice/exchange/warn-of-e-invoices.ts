import { exchangeTimeZone } from '../../../../rules/invoice/exchange.ts'
import { consolePath } from '../../../../rules/office/console-address.ts'
import { addDays } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { type Language, toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db } from '../../../db/database.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { type Mail, queueMails } from '../../../mail/outbox.ts'
import { type DueEInvoice, takeDueEInvoices } from './exchange.queries.ts'

/** The most that a mail names. */
const mostNamed = 50

/**
 * Notifies the site of each company by mail, the day before, which of its documents have to be handed to the exchange system; of each last
 * day once. What was missed on that day is announced as soon as possible.
 */
export const warnOfEInvoicesBy = (db: Db, now: () => Date) => async () => {
  const at = now()
  const tomorrow = addDays(dateIn(at, exchangeTimeZone), 1)
  await db.transaction().execute(async (tx) => {
    const due = await takeDueEInvoices(tx, tomorrow)
    const mails = [...Map.groupBy(due, ({ orgId }) => orgId).values()].map(toMail)
    await queueMails(tx, mails, at)
  })
}

function toMail(due: readonly DueEInvoice[]): Mail {
  const [{ orgId, siteLanguage }] = due as [DueEInvoice, ...DueEInvoice[]]
  const language = toLanguage(siteLanguage) ?? 'en'
  const { day } = makeFormats(language, 'EUR')
  const named = due.slice(0, mostNamed)
  return {
    orgId,
    // The service address of the site.
    recipient: '',
    language,
    subject: say(language, 'mail.e_invoices_due_subject', { count: due.length }),
    parts: [
      say(language, 'mail.e_invoices_due_intro'),
      { rows: named.map(({ number, company, lastDay }) => [number, `${company}, ${day(lastDay)}`] as const) },
      ...moreThan(due.length - named.length, language),
      { link: say(language, 'mail.e_invoices_due_see'), path: `${consolePath('payments/e-invoices')}?status=open` },
    ],
    cause: 'e-invoices to be sent',
  }
}

const moreThan = (count: number, language: Language) =>
  count > 0 ? [say(language, 'mail.e_invoices_due_more', { count })] : []

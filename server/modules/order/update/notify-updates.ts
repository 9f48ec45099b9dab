import { holds } from '../../../../rules/identity/permissions.ts'
import { listPermissions } from '../../../../rules/identity/roles.ts'
import {
  dailyHour,
  toUpdateChoice,
  toUpdateKind,
  type UpdateFrequency,
  usualChoices,
} from '../../../../rules/order/order-update.ts'
import { type Language, languages } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { mailLanguage } from '../../../mail/mail-language.ts'
import { type Mail, queueMails } from '../../../mail/outbox.ts'
import { sendMessages } from '../../customer/notification/message.queries.ts'
import { describeUpdates, type OrderUpdate, updateMessage, updateParts } from './describe-update.ts'
import { addToDaily, markNotified, type OrderEvent, takePending } from './update.queries.ts'

// A few statements, however many events there are; more of them wait for the next turn.
const batchSize = 200

/** Where an account chooses its notifications by mail. */
export const choicesPath = '/my/account#order-updates'

/**
 * Announces pending events to the accounts that placed the orders: a message each, and a mail at once or with the daily one as they have
 * chosen. An event is announced once, whatever runs beside this: it is taken and marked in one transaction. Answers the events, for open
 * pages.
 */
export const notifyUpdates = (db: Db, now: Date, most = batchSize): Promise<readonly OrderEvent[]> =>
  db.transaction().execute(async (tx) => {
    const events = await takePending(tx, most)
    if (events.length === 0) return events
    const updates = (await describeUpdates(tx, events)).filter(mayStillSee)
    await sendMessages(tx, updates.map(toMessage), now)
    const byFrequency = Map.groupBy(updates, chosenFrequency)
    await queueMails(tx, (byFrequency.get('atOnce') ?? []).map(toMail), now)
    await addToDaily(tx, byFrequency.get('daily') ?? [], { hour: dailyHour, now })
    await markNotified(
      tx,
      events.map(({ eventId }) => eventId),
      now,
    )
    return events
  })

/** Not for accounts that were suspended since, or may no longer see orders. */
export const mayStillSee = ({ mayEnter, role }: OrderEvent) => mayEnter && holds(listPermissions([role]), 'cust:order')

/** Whether the account that placed the order gets a message of an event. */
export const isNotified = (event: OrderEvent) =>
  toUpdateKind(event) !== undefined && !event.isByCustomer && mayStillSee(event)

export function chosenFrequency({ choices, kind }: OrderUpdate): UpdateFrequency {
  const choice = toUpdateChoice(kind)
  return choices[choice] ?? usualChoices[choice]
}

function toMessage(update: OrderUpdate) {
  const messages = languages.map((language) => [language, updateMessage(update, language)] as const)
  const inAll = (part: 'subject' | 'text') => ({
    ...Object.fromEntries(messages.map(([language, message]) => [language, message[part]])),
    en: updateMessage(update, 'en')[part],
  })
  return { accountId: update.accountId, orderId: update.orderId, title: inAll('subject'), body: inAll('text') }
}

function toMail(update: OrderUpdate): Mail {
  const { orgId, email, orderno } = update
  const language = mailLanguage(orgId, update.language)
  return {
    orgId,
    recipient: email,
    language,
    subject: updateMessage(update, language).subject,
    parts: [...updateParts(update, language), ...choiceParts(language, 'mail.update_end')],
    cause: `order ${orderno}`,
    unsubscribePath: choicesPath,
  }
}

/** Why the reader gets such mails, and the way to fewer of them. */
export const choiceParts = (
  language: Language,
  why: 'mail.update_end' | 'mail.daily_end' | 'return_mail.end' | 'payment_mail.end',
) => [say(language, why), { link: say(language, 'mail.update_choose'), path: choicesPath } as const]

/** Marks the next event, which cannot be announced, as notified, so that nothing else waits for it; answers it. */
export const skipNext = (db: Db, now: Date): Promise<readonly OrderEvent[]> =>
  db.transaction().execute(async (tx: Tx) => {
    const events = await takePending(tx, 1)
    await markNotified(
      tx,
      events.map(({ eventId }) => eventId),
      now,
    )
    return events
  })

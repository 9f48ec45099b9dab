import { isEmail } from '../../../../rules/identity/email.ts'
import { copiesPerHour } from '../../../../rules/invoice/copy.ts'
import type { InvoiceKind } from '../../../../rules/invoice/invoice.ts'
import { languageIn, toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { type IdempotencyKey, runOnce } from '../../../http/idempotency.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import type { Mail } from '../../../mail/outbox.ts'
import { countCopies, findCopy, lockSender } from './copy.queries.ts'

type Sending = {
  caller: CustomerCaller
  actor: Actor
  number: string
  email: string
  key: IdempotencyKey
  now: Date
}

const hour = 3_600_000

/**
 * Sends a document to another address, once for a key; noted in the audit trail, by which the copies of an account are counted. Refuses
 * what is no address, a document that is not the customer's, and more than some within the hour.
 */
export function sendCopy(db: Db, { caller, actor, number, email, key, now }: Sending) {
  if (!isEmail(email)) throw new Refusal('request.invalid', { fields: ['email'] })
  return db.transaction().execute(async (tx) => {
    const copy = orNotFound(await findCopy(tx, caller, number))
    return runOnce(tx, key, now, async () => {
      await refuseTooMany(tx, actor, now)
      const mails = [copyMail(copy, { caller, number, email })]
      const after = { email }
      await recordEvent(tx, { ...actor, action: 'invoice.copied', subject: `invoice ${number}`, after, mails }, now)
      return { number, email }
    })
  })
}

/** One after the other, so that copies that are sent at the same time are counted, too. */
async function refuseTooMany(tx: Tx, { accountId }: Actor, now: Date) {
  if (accountId === null) throw new Refusal('access.denied')
  await lockSender(tx, accountId)
  const sent = await countCopies(tx, accountId, new Date(now.getTime() - hour))
  if (sent >= copiesPerHour) throw new Refusal('finance.too_many_copies')
}

type Copy = { itemId: number; kind: InvoiceKind; company: string; senderEmail: string }

/** In the sender's language. */
function copyMail({ itemId, kind, company, senderEmail }: Copy, { caller, number, email }: Wanted): Mail {
  const language = languageIn(caller.region, toLanguage(caller.language) ?? 'en')
  return {
    orgId: caller.orgId,
    recipient: email,
    replyTo: senderEmail,
    language,
    subject: say(language, `invoice_mail.copy_${kind}_subject`, { number }),
    parts: [
      say(language, `invoice_mail.copy_${kind}`, { number, company }),
      say(language, 'invoice_mail.copy_reply', { company }),
    ],
    invoiceId: itemId,
    cause: `invoice ${number}`,
  }
}

type Wanted = Pick<Sending, 'caller' | 'number' | 'email'>

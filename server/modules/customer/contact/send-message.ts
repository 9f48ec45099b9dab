import {
  type ContactDraft,
  contactFaults,
  contactMessage,
  contactWindowMinutes,
  messagesPerAddress,
  messagesPerEmail,
} from '../../../../rules/customer/contact.ts'
import type { Language } from '../../../../texts/index.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestKey } from '../../../http/idempotency.ts'
import { orNotFound, Refusal, refuseFaults } from '../../../http/refuse.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { messageByKey, messagesSince, siteFor, storeMessage } from './contact.queries.ts'
import { contactMail } from './contact-mail.ts'

type MessageRequest = {
  draft: ContactDraft
  orgId: number
  /** Null for a visitor. */
  caller: Caller | null
  /** The sender's place in the network. */
  address: string
  language: Language
  requestKey: RequestKey
}

/**
 * Stores a message and queues its mail to the site, in one transaction. The same key with the same message answers
 * what was stored before. Refuses what is not filled in, and more than a few messages within the hour.
 */
export function sendMessage(db: Db, { draft, requestKey, ...sender }: MessageRequest, now: Date) {
  refuseFaults(contactFaults(draft))
  const message = contactMessage(draft)

  return db.transaction().execute(async (tx) => {
    const { address } = sender
    await advisoryLock(tx, [
      `contact key ${requestKey.key}`,
      `contact address ${address}`,
      `contact email ${message.email.toLowerCase()}`,
    ])
    const earlierMessage = await messageByKey(tx, requestKey.key)
    if (earlierMessage && !earlierMessage.requestHash.equals(requestKey.requestHash))
      throw new Refusal('request.conflict')
    if (earlierMessage) return toAnswer(earlierMessage)

    await refuseTooMany(tx, { address, email: message.email }, now)
    return store(tx, { ...sender, message, requestKey }, now)
  })
}

async function refuseTooMany(tx: Tx, sender: { address: string; email: string }, now: Date) {
  const since = new Date(now.getTime() - contactWindowMinutes * 60_000)
  const { byAddress, byEmail } = await messagesSince(tx, sender, since)
  if (byAddress >= messagesPerAddress || byEmail >= messagesPerEmail) throw new Refusal('contact.too_many')
}

type StoreContext = Omit<MessageRequest, 'draft'> & { message: ContactDraft }

async function store(tx: Tx, { message, orgId, caller, requestKey, ...sender }: StoreContext, now: Date) {
  const site = await siteFor(tx, orgId)
  if (!site) throw new Refusal('request.invalid', { fields: ['orgId'] })
  const accountId = caller?.accountId ?? null
  const messageId = await storeMessage(tx, { ...message, ...sender, ...requestKey, orgId, accountId }, now)
  await queueMail(tx, contactMail({ messageId, message, site, language: sender.language }), now)
  return toAnswer(orNotFound(await messageByKey(tx, requestKey.key)))
}

type StoredMessage = NonNullable<Awaited<ReturnType<typeof messageByKey>>>

const toAnswer = ({ requestHash: _, sentAt, ...stored }: StoredMessage) => ({ ...stored, sentAt: sentAt.toISOString() })

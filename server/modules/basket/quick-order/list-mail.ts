import type { ProductNames } from '../../../../rules/catalogue/product/name.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { queueMail, queueMails } from '../../../mail/outbox.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import { findMainRecipients, findRecipient, type Reader } from '../../customer/account/recipients.queries.ts'
import type { ListRow } from './quick-order.queries.ts'

type List = Pick<ListRow, 'quickOrderId' | 'number'>

/** Notifies the author of a list why it was rejected. */
export async function notifyOwner({ db: tx, caller, now }: Context<CustomerCaller, Tx>, list: ListRow, reason: string) {
  const maker = await findRecipient(tx, list.accountId)
  const { language } = maker
  const { number } = list
  await queueMail(
    tx,
    {
      ...mailAbout(caller, list, maker),
      subject: say(language, 'mail.list_rejected_subject', { number }),
      parts: [
        say(language, 'mail.list_rejected_intro', { number, name: maker.name }),
        reason,
        say(language, 'mail.list_rejected_next'),
        toListLink(list, language),
      ],
    },
    now,
  )
}

type OrderedList = List & {
  accountId: number
  orderno: string
  lines: readonly (ProductNames & { number: string; quantity: number })[]
}

/** Notifies the author of a list that it was ordered, by whom, and what of it; no prices, which they may not see. */
export async function notifyOwnerOfOrder(tx: Tx, caller: CustomerCaller, list: OrderedList, now: Date) {
  const [maker, buyer] = [await findRecipient(tx, list.accountId), await findRecipient(tx, caller.accountId)]
  const { language } = maker
  const { number, orderno } = list
  const named = { number, orderno, buyer: buyer.name }
  await queueMail(
    tx,
    {
      ...mailAbout(caller, list, maker),
      subject: say(language, 'mail.list_ordered_subject', named),
      parts: [
        say(language, 'mail.list_ordered_intro', { ...named, name: maker.name }),
        { lines: list.lines.map((line) => `${line.quantity} x ${line.number} ${productNameIn(language)(line)}`) },
        toListLink(list, language),
      ],
    },
    now,
  )
}

/** Notifies the main accounts, each in their own language, that a list of the caller waits for them. */
export async function notifyApprovers(tx: Tx, caller: CustomerCaller, list: List, now: Date) {
  const maker = await findRecipient(tx, caller.accountId)
  const { number } = list
  const mails = (await findMainRecipients(tx, caller.customerId)).map((decider) => {
    const { language } = decider
    return {
      ...mailAbout(caller, list, decider),
      subject: say(language, 'mail.list_submitted_subject', { number, maker: maker.name }),
      parts: [
        say(language, 'mail.list_submitted_intro', { number, maker: maker.name, name: decider.name }),
        say(language, 'mail.list_submitted_next'),
        toListLink(list, language),
      ],
    }
  })
  await queueMails(tx, mails, now)
}

const mailAbout = ({ orgId }: CustomerCaller, { number }: List, { email, language }: Reader) => ({
  orgId,
  recipient: email,
  language,
  cause: `quick order ${number}`,
})

const toListLink = ({ quickOrderId }: List, language: Language) => ({
  link: say(language, 'mail.list_see'),
  path: `/hisorder/quickOrderDetails/${quickOrderId}` as const,
})

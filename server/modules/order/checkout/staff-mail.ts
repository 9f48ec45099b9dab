import { detailPath } from '../../../../rules/office/console-address.ts'
import { toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { makeFormats } from '../../../documents/formats.ts'
import type { MailPart } from '../../../mail/mail-content.ts'
import type { Mail } from '../../../mail/outbox.ts'
import { lineRows, type OrderMailContent, totalsRows } from './order-mail.ts'

/** To the site's address for orders, in its language: who has ordered what. A reply goes to the account that placed it. */
export function staffOrderMail({ preview, orderId, orderno, status, recipient, caller }: OrderMailContent): Mail {
  const { buyer, poNumber, instruction } = preview
  const language = toLanguage(buyer.siteLanguage) ?? 'en'
  const formats = makeFormats(language, caller.currency)
  const facts: [string, string][] = [
    [say(language, 'mail.desk_status'), say(language, `order.state_${status}`)],
    [say(language, 'mail.desk_placed_by'), recipient],
    [say(language, 'order.po'), poNumber],
    [say(language, 'order.instruction'), instruction],
  ]
  const parts: MailPart[] = [
    say(language, 'mail.desk_intro', { orderno, company: buyer.company, custnum: buyer.custnum }),
    { rows: facts.filter(([, value]) => value !== '') },
    { rows: preview.lines.flatMap((line) => lineRows(line, language, formats)) },
    { rows: totalsRows(preview, language, formats) },
    { link: say(language, 'mail.desk_see'), path: detailPath('orders', orderId) },
  ]
  return {
    orgId: caller.orgId,
    recipient: buyer.orderEmail,
    replyTo: recipient,
    language,
    subject: say(language, 'mail.desk_subject', { orderno, company: buyer.company }),
    parts,
    cause: `order ${orderno}`,
  }
}

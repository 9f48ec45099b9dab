import { detailPath } from '../../../../rules/office/console-address.ts'
import { toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { makeFormats } from '../../../documents/formats.ts'
import type { Mail } from '../../../mail/outbox.ts'
import { decidesBy } from '../history/wire.ts'
import { lineWords, type ReturnUpdate } from './describe-news.ts'

/** What the site is notified of: what waits for it, and what no longer does. */
export type StaffNews = 'submit' | 'answer' | 'cancel' | 'remind'

/** Which news staff of the site have to know; undefined where they did it themselves or nothing waits for them. */
export function toStaffNews({ action, status, isByCustomer, isAnswer }: ReturnUpdate): StaffNews | undefined {
  if (action === 'remind') return status === 'submitted' ? action : undefined
  if (!isByCustomer) return undefined
  if (isAnswer) return 'answer'
  return action === 'submit' || action === 'cancel' ? action : undefined
}

/** To the site's address for orders, in its language. A reply goes to the account that filled the return in. */
export function staffReturnMail(news: ReturnUpdate, what: StaffNews): Mail {
  const language = toLanguage(news.siteLanguage) ?? 'en'
  const { rmaNumber, company, custnum } = news
  const until = decidesBy(news)
  const due = until ? [say(language, 'return_mail.desk_until', { day: makeFormats(language, 'EUR').day(until) })] : []
  return {
    orgId: news.orgId,
    recipient: news.orderEmail,
    replyTo: news.email,
    language,
    subject: say(language, `return_mail.desk_${what}_subject`, { number: rmaNumber, company }),
    parts: [
      say(language, `return_mail.desk_${what}`, { number: rmaNumber, company, custnum }),
      { lines: lineWords({ ...news, positions: null }, language) },
      ...(news.note ? [news.note] : []),
      ...due,
      { link: say(language, 'return_mail.desk_see'), path: detailPath('returns', news.returnId) },
    ],
    cause: `return ${rmaNumber}`,
  }
}

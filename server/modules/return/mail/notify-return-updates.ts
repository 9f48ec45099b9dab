import { holds } from '../../../../rules/identity/permissions.ts'
import { listPermissions } from '../../../../rules/identity/roles.ts'
import { dailyHour, usualChoices } from '../../../../rules/order/order-update.ts'
import { languages } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { mailLanguage } from '../../../mail/mail-language.ts'
import { type Mail, queueMails } from '../../../mail/outbox.ts'
import { sendMessages } from '../../customer/notification/message.queries.ts'
import { addDailyNotes } from '../../order/update/daily-notes.queries.ts'
import { choiceParts, choicesPath } from '../../order/update/notify-updates.ts'
import { describeNews, newsParts, type ReturnUpdate, toNotifiedAction } from './describe-news.ts'
import { findNewsLines, takeNews } from './news.queries.ts'
import { staffReturnMail, toStaffNews } from './staff-mail.ts'

// A few statements, however much has happened; more of it waits for the next turn.
const mostAtOnce = 100

/**
 * Notifies of returns: the account that filled one in by a message, and by mail at once or with the daily one as it has chosen; the site by
 * mail where something waits for it. A customer's own submission and cancellation are always confirmed by mail. News is taken and announced
 * in one transaction, so once. Answers the news, for open pages.
 */
export const notifyReturnUpdates = (db: Db, now: Date, most = mostAtOnce): Promise<readonly ReturnUpdate[]> =>
  db.transaction().execute(async (tx) => {
    const news = await takeNews(tx, most)
    const lines = await findNewsLines(
      tx,
      news.map(({ returnId }) => returnId),
    )
    const byReturn = Map.groupBy(lines, ({ returnId }) => returnId)
    const all = news.map((one): ReturnUpdate => ({ ...one, lines: byReturn.get(one.returnId) ?? [] }))
    const notified = all.filter(isNotified)
    await sendMessages(
      tx,
      notified.filter(({ isByCustomer }) => !isByCustomer).map((one) => toMessage(one)),
      now,
    )
    const byFrequency = Map.groupBy(notified, chosenFrequency)
    const staffMails = all.flatMap((one) => {
      const what = toStaffNews(one)
      return what ? [staffReturnMail(one, what)] : []
    })
    await queueMails(tx, [...(byFrequency.get('atOnce') ?? []).map(toMail), ...staffMails], now)
    await addDailyNotes(tx, (byFrequency.get('daily') ?? []).map(toNote), { hour: dailyHour, now })
    return all
  })

/** Not for accounts that were suspended since, or may no longer see returns. */
const mayStillSee = ({ mayEnter, role }: ReturnUpdate) => mayEnter && holds(listPermissions([role]), 'cust:rma')

/** Whether the account that filled in the return is notified of what happened. */
export const isNotified = (news: ReturnUpdate) => toNotifiedAction(news) !== undefined && mayStillSee(news)

const chosenFrequency = ({ isByCustomer, frequency }: ReturnUpdate) =>
  isByCustomer ? 'atOnce' : (frequency ?? usualChoices.returned)

function toMessage(news: ReturnUpdate) {
  const descriptions = languages.map((language) => [language, describeNews(news, language)] as const)
  const inAll = (part: 'title' | 'body') => {
    const words = descriptions.map(([language, one]) => [
      language,
      part === 'title' ? one?.subject : [one?.intro, ...(one?.lines ?? []), ...(one?.end ?? [])].join('\n'),
    ])
    return { en: '', ...Object.fromEntries(words) }
  }
  return { accountId: news.accountId, title: inAll('title'), body: inAll('body') }
}

function toMail(news: ReturnUpdate): Mail {
  const language = mailLanguage(news.orgId, news.language)
  const hasDocuments = (news.action === 'approve' || news.action === 'decide') && news.comesBack
  return {
    orgId: news.orgId,
    recipient: news.email,
    language,
    subject: describeNews(news, language)?.subject ?? '',
    parts: [...newsParts(news, language), ...(news.isByCustomer ? [] : choiceParts(language, 'return_mail.end'))],
    cause: `return ${news.rmaNumber}`,
    ...(hasDocuments && { returnId: news.returnId }),
    ...(!news.isByCustomer && { unsubscribePath: choicesPath }),
  }
}

function toNote(news: ReturnUpdate) {
  const language = mailLanguage(news.orgId, news.language)
  const { accountId, orgId } = news
  const subject = describeNews(news, language)?.subject ?? ''
  return { accountId, orgId, kind: 'returned' as const, subject, parts: newsParts(news, language) }
}

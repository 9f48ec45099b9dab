import { holds } from '../../../../rules/identity/permissions.ts'
import { listPermissions } from '../../../../rules/identity/roles.ts'
import { dailyHour, usualChoices } from '../../../../rules/order/order-update.ts'
import { languages } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { mailLanguage } from '../../../mail/mail-language.ts'
import { type Mail, queueMails } from '../../../mail/outbox.ts'
import { sendMessages } from '../../customer/notification/message.queries.ts'
import { addDailyNotes } from '../../order/update/daily-notes.queries.ts'
import { choiceParts, choicesPath } from '../../order/update/tell-updates.ts'
import { describeNews, newsParts, type ToldReturn, toToldAction } from './describe-news.ts'
import { deskReturnMail, toDeskNews } from './desk-mail.ts'
import { findNewsLines, takeNews } from './news.queries.ts'

// A few statements, however much has happened; more of it waits for the next turn.
const mostAtOnce = 100

/**
 * Tells what happened to returns: who filled one in by a message, and by mail at once or with the daily one as they have chosen; the site
 * by mail where something waits for it. Their own submission and cancellation are confirmed by mail always. It is taken and told in one transaction, so
 * once. Answers what has happened, for whoever looks at it now.
 */
export const tellReturns = (db: Db, now: Date, most = mostAtOnce): Promise<readonly ToldReturn[]> =>
  db.transaction().execute(async (tx) => {
    const news = await takeNews(tx, most)
    const lines = await findNewsLines(
      tx,
      news.map(({ returnId }) => returnId),
    )
    const byReturn = Map.groupBy(lines, ({ returnId }) => returnId)
    const all = news.map((one): ToldReturn => ({ ...one, lines: byReturn.get(one.returnId) ?? [] }))
    const told = all.filter(isTold)
    await sendMessages(
      tx,
      told.filter(({ isTheirOwn }) => !isTheirOwn).map((one) => toMessage(one)),
      now,
    )
    const wanted = Map.groupBy(told, frequencyOf)
    const desk = all.flatMap((one) => {
      const what = toDeskNews(one)
      return what ? [deskReturnMail(one, what)] : []
    })
    await queueMails(tx, [...(wanted.get('atOnce') ?? []).map(toMail), ...desk], now)
    await addDailyNotes(tx, (wanted.get('daily') ?? []).map(toNote), { hour: dailyHour, now })
    return all
  })

/** Nothing is told to who was suspended since, or may not see returns any more. */
const mayStillSee = ({ mayEnter, role }: ToldReturn) => mayEnter && holds(listPermissions([role]), 'cust:rma')

/** Whether what happened is told to the person who filled in the return. */
export const isTold = (news: ToldReturn) => toToldAction(news) !== undefined && mayStillSee(news)

const frequencyOf = ({ isTheirOwn, frequency }: ToldReturn) =>
  isTheirOwn ? 'atOnce' : (frequency ?? usualChoices.returned)

function toMessage(news: ToldReturn) {
  const said = languages.map((language) => [language, describeNews(news, language)] as const)
  const inAll = (part: 'title' | 'body') => {
    const words = said.map(([language, one]) => [
      language,
      part === 'title' ? one?.subject : [one?.intro, ...(one?.lines ?? []), ...(one?.end ?? [])].join('\n'),
    ])
    return { en: '', ...Object.fromEntries(words) }
  }
  return { accountId: news.accountId, title: inAll('title'), body: inAll('body') }
}

function toMail(news: ToldReturn): Mail {
  const language = mailLanguage(news.orgId, news.language)
  const takesPapers = (news.action === 'approve' || news.action === 'decide') && news.comesBack
  return {
    orgId: news.orgId,
    recipient: news.email,
    language,
    subject: describeNews(news, language)?.subject ?? '',
    parts: [...newsParts(news, language), ...(news.isTheirOwn ? [] : choiceParts(language, 'return_mail.end'))],
    cause: `return ${news.rmaNumber}`,
    ...(takesPapers && { returnId: news.returnId }),
    ...(!news.isTheirOwn && { unsubscribePath: choicesPath }),
  }
}

function toNote(news: ToldReturn) {
  const language = mailLanguage(news.orgId, news.language)
  const { accountId, orgId } = news
  const subject = describeNews(news, language)?.subject ?? ''
  return { accountId, orgId, kind: 'returned' as const, subject, parts: newsParts(news, language) }
}

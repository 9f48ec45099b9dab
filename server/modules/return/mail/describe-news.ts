import { shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { isCollected } from '../../../../rules/return/return.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { makeFormats } from '../../../documents/formats.ts'
import type { MailPart } from '../../../mail/mail-content.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import { decidesBy, sendBy } from '../history/wire.ts'
import type { NewsLine, ReturnNews } from './news.queries.ts'

export type ReturnUpdate = ReturnNews & { lines: readonly NewsLine[] }

/** The actions of which the customer is notified; they know a change of their own, and what was found is part of what follows. */
const notifiedActions = [
  ...(['submit', 'ask', 'approve', 'refuse', 'decide', 'expire', 'cancel', 'send'] as const),
  ...(['receive', 'credit', 'replace', 'sendBack'] as const),
]
type NotifiedAction = (typeof notifiedActions)[number]

/** The number of a parcel that they sent themselves they know. */
export const toNotifiedAction = ({
  action,
  isByCustomer,
}: Pick<ReturnNews, 'action' | 'isByCustomer'>): NotifiedAction | undefined =>
  notifiedActions.find((notifiedAction) => notifiedAction === action && !(notifiedAction === 'send' && isByCustomer))

/** Of so many lines a mail says each; the return itself shows the others. */
const mostLines = 30

/** The notification of the customer: the subject, what happened, of what, and what follows. Null where there is none. */
export function describeNews(news: ReturnUpdate, language: Language) {
  const action = toNotifiedAction(news)
  if (!action) return null
  const names = { number: news.rmaNumber }
  const key = textKey(news, action)
  return {
    subject: say(language, `return_mail.${subjectKey(news, key)}_subject`, names),
    intro: say(language, `return_mail.${key}`, names),
    lines: lineWords(news, language),
    end: closingLines(news, action, language),
  }
}

/** Nothing may have come of what was claimed, and a credit may need no note. */
function textKey(news: ReturnUpdate, action: NotifiedAction) {
  const about = linesAbout(news)
  if (action === 'receive' && about.every(isWithoutPieces(action))) return 'receive_none'
  if (action === 'sendBack' && about.every(isWithoutPieces(action))) return 'close'
  if (action !== 'credit' || about.some(({ credits }) => credits.length > 0)) return action
  return about.every(({ isFree }) => isFree) ? 'credit_free' : 'credit_done'
}

/** Other lines of it may have arrived, then or before. */
function subjectKey({ lines }: ReturnUpdate, key: ReturnType<typeof textKey>) {
  const isMissing = key === 'receive_none' && lines.some(({ received }) => received !== null && received > 0)
  return isMissing ? 'receive_missing' : key
}

const settles = (action: ReturnNews['action']) => action === 'credit' || action === 'replace'

/** Of a line, as many pieces as came in, were kept or go back; all that were claimed where that is not what happened. */
function affectedPieces({ qty, received, kept, toSendBack }: NewsLine, action: ReturnNews['action']) {
  if (received === null) return qty
  if (action === 'sendBack') return toSendBack
  if (action === 'receive') return received
  return settles(action) ? kept : qty
}

const isWithoutPieces = (action: ReturnNews['action']) => (line: NewsLine) => affectedPieces(line, action) === 0

/** The same as parts of a mail, with the way to the return. */
export function newsParts(news: ReturnUpdate, language: Language): MailPart[] {
  const description = describeNews(news, language)
  if (!description) return []
  return [
    description.intro,
    ...(description.lines.length > 0 ? [{ lines: description.lines }] : []),
    ...description.end,
    { link: say(language, 'return_mail.see'), path: `/rma/rmadetails?id=${news.returnId}` },
  ]
}

const linesAbout = ({ lines, positions }: ReturnUpdate) =>
  lines.filter(({ position }) => positions === null || positions.includes(position))

/** The lines that something was done to; of each what it came to. */
export function lineWords(news: ReturnUpdate, language: Language) {
  const { action } = news
  const all = linesAbout(news)
  const about = all.every(isWithoutPieces(action)) ? all : all.filter((line) => !isWithoutPieces(action)(line))
  const more = about.length - mostLines
  return [
    ...about.slice(0, mostLines).map((line) => oneLine(line, action, language)),
    ...(more > 0 ? [say(language, 'mail.update_more', { count: more })] : []),
  ]
}

function oneLine(line: NewsLine, action: ReturnNews['action'], language: Language) {
  const item = `${affectedPieces(line, action) || line.qty} x ${shownNumber(line)} ${productNameIn(language)(line)}`
  const value = lineOutcome(line, action, language)
  return value ? say(language, 'mail.row', { term: item, value }) : item
}

/** What came of a line by that, and by nothing later: news may be announced when the line is already further. */
function lineOutcome(line: NewsLine, action: ReturnNews['action'], language: Language) {
  const { state, refusedBecause, credits, replacement, toSendBack } = line
  if (action === 'refuse') return refusedBecause
  if (action === 'decide')
    return state === 'refused'
      ? say(language, 'return_mail.decide_refused', { reason: refusedBecause })
      : say(language, 'return_mail.decide_approved')
  if (!settles(action)) return ''
  // Pieces beside those that were kept have no news of their own.
  const back = toSendBack > 0 ? say(language, 'return_mail.goes_back', { pieces: toSendBack }) : ''
  return [...(action === 'credit' ? credits : [replacement]), back].filter(Boolean).join(', ')
}

function closingLines(news: ReturnUpdate, action: NotifiedAction, language: Language): string[] {
  const { day } = makeFormats(language, 'EUR')
  if (action === 'ask') return [news.reason || news.question, say(language, 'return_mail.ask_answer')]
  if (action === 'submit') {
    const until = decidesBy(news)
    return until ? [say(language, 'return_mail.submit_until', { day: day(until) })] : []
  }
  if (action === 'send') return [say(language, 'return_mail.send_tracking', { number: news.trackingNumber })]
  if (action === 'approve') return approvedWords(news, language, day)
  if (action === 'decide') return [...approvedWords(news, language, day), say(language, 'return_mail.refuse_ask')]
  if (action === 'refuse') {
    // Of a line its reason stands with it.
    const isSaid = news.reason === '' || news.lines.some(({ refusedBecause }) => refusedBecause === news.reason)
    return [...(isSaid ? [] : [news.reason]), say(language, 'return_mail.refuse_ask')]
  }
  return []
}

function approvedWords(news: ReturnUpdate, language: Language, day: (iso: string) => string) {
  if (!news.comesBack) return [say(language, 'return_mail.approve_keep')]
  const until = sendBy(news)
  return [
    say(language, isCollected(news.deliveryMode) ? 'return_mail.approve_collect' : 'return_mail.approve_send'),
    ...(until ? [say(language, 'return_mail.approve_until', { day: day(until) })] : []),
  ]
}

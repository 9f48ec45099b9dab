import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { makeFormats } from '../../../documents/formats.ts'
import type { MailPart } from '../../../mail/mail-content.ts'
import type { PaymentNews } from './payment-news.queries.ts'

/** So many numbers are named; the account shows the others. */
const mostNumbers = 30

/** The notification of a customer: that the payment has come, what it settles and what is left of it; or that it was taken back. */
export function describePayment(payment: PaymentNews, language: Language) {
  const { kind, amount, currency, paidOn, settles, partOf, unallocated } = payment
  const { money, day } = makeFormats(language, currency)
  const facts = { amount: money(amount), date: day(paidOn) }
  if (kind === 'undone') {
    return {
      subject: say(language, 'payment_mail.undone_subject', facts),
      lines: [say(language, 'payment_mail.undone', facts)],
    }
  }
  return {
    subject: say(language, 'payment_mail.subject', facts),
    lines: [
      say(language, 'payment_mail.intro', facts),
      ...numbersLine('payment_mail.settles', settles, language),
      ...numbersLine('payment_mail.part_of', partOf, language),
      ...(unallocated > 0 ? [say(language, 'payment_mail.credit', { amount: money(unallocated) })] : []),
    ],
  }
}

function numbersLine(
  key: 'payment_mail.settles' | 'payment_mail.part_of',
  numbers: readonly string[],
  language: Language,
) {
  if (numbers.length === 0) return []
  const more = numbers.length - mostNumbers
  const listed = [
    ...numbers.slice(0, mostNumbers),
    ...(more > 0 ? [say(language, 'mail.e_invoices_due_more', { count: more })] : []),
  ]
  return [say(language, key, { numbers: listed.join(', ') })]
}

/** The same as parts of a mail, with the way to the account. */
export const paymentParts = (payment: PaymentNews, language: Language): MailPart[] => [
  ...describePayment(payment, language).lines,
  { link: say(language, 'payment_mail.see'), path: '/finance/all' },
]

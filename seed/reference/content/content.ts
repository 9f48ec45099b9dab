import type { SeededLabels } from '../../labels.ts'
import { cookiesPolicy } from './cookies.ts'
import { accountFaqs } from './faq-account.ts'
import { afterSaleFaqs } from './faq-after-sale.ts'
import { orderFaqs } from './faq-orders.ts'
import { shoppingFaqs } from './faq-shopping.ts'
import { flow, reasons } from './home.ts'
import { privacy } from './privacy.ts'
import { membership, terms } from './terms.ts'

type SeededText = { title: SeededLabels; body: SeededLabels }

/** Texts of one part in their order, for a site or for all. */
export const declared = (type: string, part: string, texts: readonly SeededText[], org_id: number | null = null) =>
  texts.map((text, position) => ({ org_id, type, part, position, ...text }))

/** Texts that are true of every shop; what a company claims in figures is its own. */
export const declarations = [
  ...declared('home', 'flow', flow),
  ...declared('home', 'why', reasons),
  ...declared('cookies', 'text', cookiesPolicy),
  ...declared('membership', 'text', membership),
  ...declared('terms', 'text', terms),
  ...declared('privacy', 'text', privacy),
]

type SeededFaq = { slug: string; question: SeededLabels; answer: SeededLabels }

const answered = (part: string, answers: readonly SeededFaq[]) =>
  answers.map((answer, position) => ({ org_id: null, part, position, ...answer }))

/** The FAQ in its four parts. */
export const faqs = [
  ...answered('account', accountFaqs),
  ...answered('shopping', shoppingFaqs),
  ...answered('orders', orderFaqs),
  ...answered('afterSale', afterSaleFaqs),
]

import type { SeededLabels } from '../../labels.ts'
import { cookiesPolicy } from './cookies.ts'
import { accountFaqs } from './faq-account.ts'
import { afterSaleFaqs } from './faq-after-sale.ts'
import { orderFaqs } from './faq-orders.ts'
import { shoppingFaqs } from './faq-shopping.ts'
import { answersOfUnitedStates } from './faq-united-states.ts'
import { flow, reasons } from './home.ts'
import { privacy } from './privacy.ts'
import { membership, terms } from './terms.ts'

type SeededText = { title: SeededLabels; body: SeededLabels }

/** Texts of one part in their order, for a site or for all. */
export const toDeclarations = (
  type: string,
  part: string,
  texts: readonly SeededText[],
  org_id: number | null = null,
) => texts.map((text, position) => ({ org_id, type, part, position, ...text }))

/** Texts that are true of every shop; what a company claims in figures is its own. */
export const declarations = [
  ...toDeclarations('home', 'flow', flow),
  ...toDeclarations('home', 'why', reasons),
  ...toDeclarations('cookies', 'text', cookiesPolicy),
  ...toDeclarations('membership', 'text', membership),
  ...toDeclarations('terms', 'text', terms),
  ...toDeclarations('privacy', 'text', privacy),
]

type SeededFaq = { slug: string; question: SeededLabels; answer: SeededLabels }

const unitedStates = 2

/** The answers of a part, and those of them that a site answers otherwise. */
const toFaqs = (part: string, answers: readonly SeededFaq[]) =>
  answers.flatMap((faq, position) => {
    const own = answersOfUnitedStates[faq.slug]
    const forAll = { org_id: null, part, position, ...faq }
    return own ? [forAll, { ...forAll, org_id: unitedStates, answer: own }] : [forAll]
  })

/** The FAQ in its four parts. */
export const faqs = [
  ...toFaqs('account', accountFaqs),
  ...toFaqs('shopping', shoppingFaqs),
  ...toFaqs('orders', orderFaqs),
  ...toFaqs('afterSale', afterSaleFaqs),
]

import { type Terms, termsFaults } from '../../../../rules/customer/customer.ts'
import { type Faults, refusedFields } from '../../../ui/form/useFaults.ts'
import { amountIn, toAmountInput } from '../../../ui/language/amount.ts'
import type { Say } from '../../../ui/language/language.tsx'

/** Terms as they stand in a form. */
export type TermsInput = Record<TermsField, string>
const termsFields = ['priceListId', 'termsNetDays', 'creditLimit', 'accountManagerId'] as const
type TermsField = (typeof termsFields)[number]
export type TermsErrors = Faults<TermsField>

type CustomerTerms = Terms & { priceListId: number; accountManagerId?: number | null }

/** The terms of a customer as the form shows them; `number` formats numbers in the language of the page. */
export const toTermsInput = (chosen: CustomerTerms, number: (value: number) => string): TermsInput => ({
  priceListId: String(chosen.priceListId),
  termsNetDays: String(chosen.termsNetDays),
  creditLimit: toAmountInput(chosen.creditLimit, number),
  accountManagerId: chosen.accountManagerId ? String(chosen.accountManagerId) : '',
})

/** What the form says; an amount that cannot be is no number. */
export const termsIn = ({ priceListId, termsNetDays, creditLimit, accountManagerId }: TermsInput) => ({
  priceListId: Number(priceListId),
  termsNetDays: Number(termsNetDays),
  creditLimit: amountIn(creditLimit) ?? Number.NaN,
  ...(accountManagerId && { accountManagerId: Number(accountManagerId) }),
})

/** What is wrong with it, as sentences by field; empty where it can be sent. */
export function termsErrors(text: Say, typed: TermsInput): TermsErrors {
  const terms = termsIn(typed)
  const isInAdvance = terms.termsNetDays === 0 && terms.creditLimit > 0
  return {
    ...(terms.priceListId === 0 && { priceListId: text('company.missing') }),
    ...(termsFaults(terms).includes('creditLimit') && {
      creditLimit: text(isInAdvance ? 'customer.credit_in_advance' : 'customer.credit_wrong'),
    }),
  }
}

/** What the server found wrong: what was chosen was removed meanwhile. */
export const toTermsErrors = (text: Say, failed: { fields: readonly string[] }): TermsErrors =>
  refusedFields(failed, termsFields, text('company.invalid'))

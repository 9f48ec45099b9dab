import type { Invoice, PaymentNotes } from './invoice.ts'

/** Countries whose companies need them. */
export const countriesOfPaymentNotes: readonly string[] = ['FR']

/** Whether a company that is established in this country needs them. */
export const needsPaymentNotes = (country: string) => countriesOfPaymentNotes.includes(country)

/** Subjects of notes by UNCL 4451, as the French rules of electronic invoices want them (BR-FR-05). */
const subjects: Readonly<Record<keyof PaymentNotes, string>> = {
  latePenalty: 'PMD',
  recoveryFee: 'PMT',
  earlyDiscount: 'AAB',
}

/** They as notes with their subjects; none where the seller has none, as in invoices from before they were asked for. */
export const listPaymentNotes = ({ seller: { paymentNotes } }: Pick<Invoice, 'seller'>) =>
  paymentNotes
    ? (Object.keys(subjects) as (keyof PaymentNotes)[])
        .map((name) => ({ subject: subjects[name], text: paymentNotes[name] }))
        .filter(({ text }) => text !== '')
    : []

/** Whether both are established in France, where electronic invoices have rules of their own (XP Z12-012). */
export const isFrenchDomestic = ({ seller, buyer }: Pick<Invoice, 'seller' | 'buyer'>) =>
  seller.country === 'FR' && buyer.address.country === 'FR'

/** The number of a French company in its register (SIREN), which its VAT number ends with; empty where that is no French one. */
export const readSiren = (vatNumber: string) =>
  /^FR[A-Z0-9]{2}(\d{9})$/.exec(vatNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))?.[1] ?? ''

import { creditInvoice } from '../../../../../../contract/invoice/staff-invoice.ts'
import { longestCreditReason } from '../../../../../../rules/invoice/credit.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { noCredit, readCredits, type TypedCredit, type TypedCredits, toCreditedLines } from './credit-draft.ts'
import type { StaffInvoice } from './queries.ts'

type CreditDraft = { reason: string; credits: TypedCredits }

/** What is typed of a credit note, what is wrong with it, and how it is sent. */
export function useCreditForm(invoice: StaffInvoice, onDone: () => void) {
  const text = useText()
  const { money } = useFormat()
  const form = useForm<CreditDraft>({
    start: { reason: '', credits: {} },
    rules: ({ reason, credits }) => {
      const { requested, wrong } = readCredits(invoice, credits)
      return {
        credits: (requested.length === 0 && text('credit.nothing')) || (wrong.length > 0 && text('credit_note.check')),
        reason: reason.trim() === '' && text('console.reason_missing'),
      }
    },
    limits: { reason: longestCreditReason },
  })
  const credit = useStaffChange(creditInvoice, ({ number, amount }) => {
    toast(text('credit_note.done', { number, amount: money(amount, invoice.currency) }), 'good')
    onDone()
  })
  const { wrong } = readCredits(invoice, form.values.credits)
  const change = (position: number, part: Partial<TypedCredit>) => {
    const { credits } = form.values
    form.change({ credits: { ...credits, [position]: { ...(credits[position] ?? noCredit), ...part } } })
  }
  const send = () =>
    form.send(({ reason, credits }) => {
      const lines = toCreditedLines(readCredits(invoice, credits).requested)
      credit.send({ params: { number: invoice.number }, body: { reason: reason.trim(), lines } })
    })
  // A line is marked once the form was sent, not while the user types.
  return { form, credit, wrong: form.faults.credits ? wrong : [], change, send }
}

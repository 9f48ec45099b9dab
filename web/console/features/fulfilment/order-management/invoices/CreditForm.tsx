import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Empty } from '../../../../../ui/feedback/Notice.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../../ui/feedback/Skeletons.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { CreditLine } from './CreditLine.tsx'
import { CreditSum } from './CreditSum.tsx'
import { noCredit, openLines, toRest } from './credit-draft.ts'
import { EarlierCredits } from './EarlierCredits.tsx'
import { invoiceQuery, type StaffInvoice } from './queries.ts'
import { useCreditForm } from './useCreditForm.ts'

/** A credit note for an invoice: pieces or amounts of its lines, and why. */
export function CreditForm({ number, onDone }: { number: string; onDone: () => void }) {
  const text = useText()
  return (
    <Fetched result={useQuery(invoiceQuery(number))} skeleton={<BlockSkeleton height={480} />}>
      {(invoice) =>
        invoice.leftToCredit > 0 ? (
          <CreditFields invoice={invoice} onDone={onDone} />
        ) : (
          <>
            <Empty title={text('credit_note.nothing_left')} />
            <EarlierCredits invoice={invoice} />
          </>
        )
      }
    </Fetched>
  )
}

function CreditFields({ invoice, onDone }: { invoice: StaffInvoice; onDone: () => void }) {
  const text = useText()
  const { number } = useFormat()
  const { form, credit, wrong, change, send } = useCreditForm(invoice, onDone)
  const fields = useFirstField()
  return (
    <Form ref={fields} onSend={send}>
      <p>{text('credit_note.words')}</p>
      <RefusalNotice why={credit.error} />
      <EarlierCredits invoice={invoice} />
      <Button variant="default" onClick={() => form.change({ credits: toRest(invoice, number) })}>
        {text('credit_note.all')}
      </Button>
      {openLines(invoice).map((line, at) => (
        <CreditLine
          key={line.position}
          line={line}
          currency={invoice.currency}
          typed={form.values.credits[line.position] ?? noCredit}
          isFirst={at === 0}
          isWrong={wrong.includes(line.position)}
          onChange={(part) => change(line.position, part)}
        />
      ))}
      {form.faults.credits && <RefusalNotice why={form.faults.credits} />}
      <Textarea
        label={text('console.reason')}
        description={text('credit_note.reason_hint')}
        rows={3}
        {...form.field('reason')}
      />
      <CreditSum invoice={invoice} credits={form.values.credits} />
      <Button type="submit" loading={credit.isPending}>
        {text('credit_note.submit')}
      </Button>
    </Form>
  )
}

/** The drawer is open before the invoice has come, so the keyboard is brought to the first field then. */
function useFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return form
}

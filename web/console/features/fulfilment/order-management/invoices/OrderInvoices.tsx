import { useState } from 'react'
import { holds } from '../../../../../../rules/identity/permissions.ts'
import { useSession } from '../../../../../api/session/session.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../../ui/dialog/SideDrawer.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../../ui/list/RowTable.tsx'
import type { StaffOrder } from '../queries.ts'
import { CreditForm } from './CreditForm.tsx'
import { InvoicePdf } from './InvoicePdf.tsx'
import classes from './Invoices.module.css'

type Invoice = StaffOrder['invoices'][number]

/** The invoices and credit notes of an order with what of them is open; finance writes credit notes. Nothing before the first. */
export function OrderInvoices({ order: { invoices, currency } }: { order: StaffOrder }) {
  const text = useText()
  const { day } = useFormat()
  const [credited, setCredited] = useState<string | null>(null)
  const close = () => setCredited(null)
  if (invoices.length === 0) return null
  return (
    <section>
      <h2>{text('order_invoice.title')}</h2>
      <RowTable
        rows={invoices}
        rowKey={({ number }) => number}
        columns={[
          { head: text('order_invoice.invoice'), cell: (invoice) => <InvoiceName invoice={invoice} /> },
          { head: text('credit_note.date'), cell: ({ issuedOn }) => day(issuedOn) },
          { head: text('desk.amount'), isRight: true, cell: (one) => money(one, one.amount, currency) },
          { head: text('credit_note.open'), isRight: true, cell: (one) => money(one, one.balance, currency) },
          {
            head: text('credit_note.create'),
            isSpoken: true,
            cell: (invoice) => (
              <span className={classes.buttons}>
                <InvoicePdf number={invoice.number} />
                <CreditButton invoice={invoice} onPress={() => setCredited(invoice.number)} />
              </span>
            ),
          },
        ]}
      />
      {credited && (
        <SideDrawer title={text('credit_note.create_for', { number: credited })} onClose={close}>
          <CreditForm number={credited} onDone={close} />
        </SideDrawer>
      )}
    </section>
  )
}

/** What is the customer's is below zero. */
const money = ({ kind }: Invoice, amount: number, currency: string) => (
  <Money amount={kind === 'credit' && amount > 0 ? -amount : amount} currency={currency} />
)

function InvoiceName({ invoice: { kind, number, leftToCredit, creditNotes } }: { invoice: Invoice }) {
  const text = useText()
  const isCredited = leftToCredit === 0 && creditNotes.length > 0
  return (
    <>
      <span className={classes.number}>{number}</span>
      {kind === 'credit' && <span className={classes.quiet}>{text('order_invoice.credit')}</span>}
      {isCredited && (
        <span className={classes.quiet}>{text('credit_note.in_full', { list: creditNotes.join(', ') })}</span>
      )}
    </>
  )
}

/** Nothing where nothing is left to credit. */
function CreditButton({ invoice: { number, leftToCredit }, onPress }: { invoice: Invoice; onPress: () => void }) {
  const text = useText()
  const permissions = useSession()?.permissions ?? []
  if (leftToCredit === 0 || !holds(permissions, 'staff:finance')) return null
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={text('credit_note.create_for', { number })}
      onClick={onPress}
    >
      {text('credit_note.create')}
    </Button>
  )
}

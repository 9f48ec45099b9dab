import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from '../Payment.module.css'
import type { AccountPayment } from './queries.ts'
import { mayUndo, UndoForm } from './UndoForm.tsx'

/** What was paid and refunded, with what it settled; a payment by hand and a refund may be taken back. */
export function PaymentTable({ payments }: { payments: readonly AccountPayment[] }) {
  const text = useText()
  const { day } = useFormat()
  const [undone, setUndone] = useState<AccountPayment>()
  if (payments.length === 0) return <p className={classes.hint}>{text('money_account.no_payments')}</p>
  const undo = (payment: AccountPayment) =>
    mayUndo(payment) && (
      <Button variant="default" size="compact-sm" onClick={() => setUndone(payment)}>
        {text('money.undo')}
      </Button>
    )
  return (
    <>
      <RowTable
        rows={payments}
        rowKey={({ itemId }) => itemId}
        columns={[
          { head: text('finance.number'), cell: (payment) => <PaymentName payment={payment} /> },
          { head: text('finance.date'), cell: ({ paidOn }) => day(paidOn) },
          { head: text('money_account.settled'), onPhone: 'wide', cell: (payment) => <Settled payment={payment} /> },
          {
            head: text('money.amount'),
            isRight: true,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          { head: text('money.actions'), isSpoken: true, cell: undo },
        ]}
      />
      {undone && (
        <SideDrawer title={undone.number} onClose={() => setUndone(undefined)}>
          <UndoForm payment={undone} onDone={() => setUndone(undefined)} />
        </SideDrawer>
      )}
    </>
  )
}

function PaymentName({ payment: { number, kind, note, bookedBy, isUndone } }: { payment: AccountPayment }) {
  const text = useText()
  const words = [text(`finance.kind_${kind}`), note, bookedBy, isUndone && text('money.undone')]
  return (
    <>
      {number}
      <span className={classes.account}>{words.filter(Boolean).join(' · ')}</span>
    </>
  )
}

function Settled({ payment: { settled, open, currency } }: { payment: AccountPayment }) {
  const text = useText()
  const { money } = useFormat()
  const rest = open > 0 && text('money.left', { amount: money(open, currency) })
  return [...settled.map(({ number, amount }) => `${number} ${money(amount, currency)}`), rest]
    .filter(Boolean)
    .join(' · ')
}

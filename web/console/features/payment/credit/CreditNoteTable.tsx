import { Link } from '@tanstack/react-router'
import { getDeskInvoicePdf } from '../../../../../contract/invoice/staff-invoice.ts'
import { download } from '../../../../api/download.ts'
import { RowFileButton } from '../../../../ui/controls/FileButton.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import classes from '../Payment.module.css'
import type { CreditNote } from './queries.ts'

/** Credit notes with their customer, what they correct and why, and what of them is open. */
export function CreditNoteTable({ notes }: { notes: readonly CreditNote[] }) {
  const text = useText()
  const { day } = useFormat()
  return (
    <RowTable
      rows={notes}
      rowKey={({ itemId }) => itemId}
      columns={[
        { head: text('finance.number'), cell: (note) => <NoteNumber note={note} /> },
        { head: text('finance.date'), cell: ({ issuedOn }) => <span className={classes.whole}>{day(issuedOn)}</span> },
        { head: text('money.customer'), cell: (note) => <Customer note={note} /> },
        { head: text('order.number'), cell: (note) => <OrderLink note={note} /> },
        { head: text('finance.reason'), onPhone: 'named wide', cell: (note) => <Reason note={note} /> },
        {
          head: text('finance.amount'),
          isRight: true,
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        {
          head: text('money_account.open'),
          isRight: true,
          cell: ({ open, currency }) => open > 0 && <Money amount={open} currency={currency} />,
        },
      ]}
    />
  )
}

function NoteNumber({ note: { number, corrects } }: { note: CreditNote }) {
  const text = useText()
  return (
    <>
      <span className={classes.document}>
        {number}
        <RowFileButton
          fetch={() => download(getDeskInvoicePdf, { params: { number } })}
          label={text('finance.download_pdf', { number })}
        />
      </span>
      <span className={classes.account}>{text('credit_note.corrects', { number: corrects })}</span>
    </>
  )
}

const Customer = ({ note: { customerId, company, custnum, siteName } }: { note: CreditNote }) => (
  <>
    <Link {...detailLink('payments', customerId)}>{company}</Link>
    <span className={classes.account}>
      {custnum} · {siteName}
    </span>
  </>
)

const OrderLink = ({ note: { orderId, orderno } }: { note: CreditNote }) => (
  <Link {...detailLink('orders', orderId)} className={classes.whole}>
    {orderno}
  </Link>
)

function Reason({ note: { reason, isForFailure, writtenBy } }: { note: CreditNote }) {
  const text = useText()
  return (
    <>
      {reason}
      <span className={classes.account}>{isForFailure ? text('credit_note.by_failure') : writtenBy}</span>
    </>
  )
}

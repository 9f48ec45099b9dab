import { Link } from '@tanstack/react-router'
import { getDeskInvoicePdf } from '../../../../../contract/invoice/staff-invoice.ts'
import { download } from '../../../../api/download.ts'
import { RowFileButton } from '../../../../ui/controls/FileButton.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { consoleLink, detailLink } from '../../../../ui/page/console-link.ts'
import classes from './InvoiceList.module.css'
import type { ListedInvoice } from './queries.ts'

type Props = { invoices: readonly ListedInvoice[] }
type RowProps = { invoice: ListedInvoice }

/** Invoices and credit notes with their customer and order, and what of them is cleared, open and overdue. */
export function InvoiceTable({ invoices }: Props) {
  const text = useText()
  const { day } = useFormat()
  return (
    <RowTable
      rows={invoices}
      rowKey={({ itemId }) => itemId}
      columns={[
        { head: text('finance.number'), cell: (invoice) => <Name invoice={invoice} /> },
        { head: text('money.customer'), cell: (invoice) => <Customer invoice={invoice} /> },
        { head: text('order.number'), cell: (invoice) => <Order invoice={invoice} /> },
        { head: text('finance.date'), cell: ({ issuedOn }) => <span className={classes.whole}>{day(issuedOn)}</span> },
        { head: text('finance.due_on'), cell: (invoice) => <DueDate invoice={invoice} /> },
        ...(['amount', 'cleared', 'open'] as const).map((name) => ({
          head: text(heads[name]),
          isRight: true as const,
          cell: (invoice: ListedInvoice) =>
            (name === 'amount' || invoice[name] !== 0) && <Money amount={invoice[name]} currency={invoice.currency} />,
        })),
      ]}
    />
  )
}

const heads = { amount: 'finance.amount', cleared: 'finance.paid', open: 'money_account.open' } as const

function Name({ invoice: { number, kind, issuer, hasEInvoice } }: RowProps) {
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
      <span className={page.quiet}>
        {text(`finance.kind_${kind}`)} · {text('invoice_list.issuer', { name: issuer })}
      </span>
      {hasEInvoice && (
        <Link {...consoleLink('payments/e-invoices')} search={{ keyword: number } as never} className={classes.file}>
          {text('invoice_list.e_invoice', { number })}
        </Link>
      )}
    </>
  )
}

const Customer = ({ invoice: { customerId, company, custnum, siteName } }: RowProps) => (
  <>
    <Link {...detailLink('payments', customerId)}>{company}</Link>
    <span className={page.quiet}>
      {custnum} · {siteName}
    </span>
  </>
)

function Order({ invoice: { orderId, orderno, poNumber } }: RowProps) {
  return (
    <>
      {orderId === null ? (
        orderno
      ) : (
        <Link {...detailLink('orders', orderId)} className={classes.whole}>
          {orderno}
        </Link>
      )}
      {poNumber && <span className={`${page.quiet} ${classes.whole}`}>{poNumber}</span>}
    </>
  )
}

function DueDate({ invoice: { dueOn, daysOverdue, isDisputed, open } }: RowProps) {
  const text = useText()
  const { day } = useFormat()
  const isLate = daysOverdue !== null && daysOverdue > 0
  return (
    <>
      {dueOn && <span className={classes.whole}>{day(dueOn)}</span>}
      {isLate && <span className={classes.late}>{text('finance.state_overdue', { days: daysOverdue })}</span>}
      {isDisputed && open !== 0 && <span className={page.quiet}>{text('finance.state_disputed')}</span>}
    </>
  )
}

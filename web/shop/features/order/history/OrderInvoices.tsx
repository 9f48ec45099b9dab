import { getInvoicePdf } from '../../../../../contract/invoice/invoice.ts'
import { download } from '../../../../api/download.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { DocumentButton } from '../documents/DocumentButton.tsx'
import type { OrderDetail } from '../queries.ts'
import { InvoiceLink } from './InvoiceLink.tsx'
import classes from './Shipments.module.css'

type Props = { order: Pick<OrderDetail, 'invoices' | 'currency'> }

/** The invoices and credit notes of an order, each with what of it is open. Nothing before the first was issued. */
export function OrderInvoices({ order: { invoices, currency } }: Props) {
  const text = useText()
  if (invoices.length === 0) return null
  return (
    <section className={classes.shipments} aria-label={text('order_invoice.title')}>
      <h2>{text('order_invoice.title')}</h2>
      {invoices.map((invoice) => (
        <div key={invoice.number} className={classes.shipment}>
          <h3>
            {text(`order_invoice.${invoice.kind}`)} <InvoiceLink number={invoice.number} />
          </h3>
          <InvoiceState invoice={invoice} currency={currency} />
          <DocumentButton
            className={classes.packingList}
            size="compact-sm"
            aria-label={text('order_invoice.pdf_of', { number: invoice.number })}
            fetch={() => download(getInvoicePdf, { params: { number: invoice.number } })}
          >
            {text('order.document')}
          </DocumentButton>
        </div>
      ))}
    </section>
  )
}

type Invoice = OrderDetail['invoices'][number]

function InvoiceState({ invoice, currency }: { invoice: Invoice; currency: string }) {
  const text = useText()
  const { day, money } = useFormat()
  const { kind, issuedOn, dueOn, amount, balance } = invoice
  const words = [text('order_invoice.issued', { date: day(issuedOn) }), money(amount, currency)]
  if (balance > 0 && balance < amount) words.push(text('order_invoice.open', { amount: money(balance, currency) }))
  if (balance > 0 && dueOn) words.push(text('order_invoice.due', { date: day(dueOn) }))
  if (balance === 0 && kind === 'invoice') words.push(text('order_invoice.paid'))
  return <p className={classes.tracking}>{words.join(' · ')}</p>
}

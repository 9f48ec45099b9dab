import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { type Fact, Facts } from '../../../../ui/list/Facts.tsx'
import { ItemNumber } from '../ItemNumber.tsx'
import { OrderNumber } from '../OrderNumber.tsx'
import type { InvoiceDetail } from '../queries.ts'
import { Clearings } from './Clearings.tsx'
import { CreditNotes } from './CreditNotes.tsx'
import classes from './Invoice.module.css'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceSums } from './InvoiceSums.tsx'
import { WhereToPay } from './WhereToPay.tsx'

/** All of an invoice or a credit note. */
export function Invoice({ invoice }: { invoice: InvoiceDetail }) {
  const { item, lines, credits, payment } = invoice
  return (
    <div className={classes.detail}>
      <div className={classes.main}>
        <Facts facts={useInvoiceFacts(invoice)} />
        {payment && item.balance > 0 && <WhereToPay item={item} payment={payment} />}
        <InvoiceLines lines={lines} currency={item.currency} />
        {credits.length > 0 && <CreditNotes credits={credits} currency={item.currency} />}
      </div>
      <div className={classes.side}>
        <InvoiceSums invoice={invoice} />
        <Clearings invoice={invoice} />
      </div>
    </div>
  )
}

/** What it was written for, and until when it is to be paid. */
function useInvoiceFacts({ item, soNumber, shipmentNumber, seller, corrects, reason }: InvoiceDetail): Fact[] {
  const text = useText()
  const { day } = useFormat()
  return [
    [text('finance.date'), day(item.issuedOn)],
    [text('finance.due_on'), item.dueOn && day(item.dueOn)],
    [text('finance.corrects'), corrects && <ItemNumber kind="invoice" number={corrects} />],
    [text('finance.reason'), reason],
    [text('order.number'), item.orderno && <OrderNumber orderno={item.orderno} />],
    [text('order.po'), item.poNumber],
    [text('order.so'), soNumber],
    [text('finance.shipment'), shipmentNumber],
    [text('finance.seller'), seller],
  ]
}

import { useMutation } from '@tanstack/react-query'
import { getInvoicePdf } from '../../../../../contract/invoice/invoice.ts'
import { download } from '../../../../api/download.ts'
import { PdfButton } from '../../../../ui/controls/PdfButton.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from '../Order.module.css'
import type { OrderRow } from '../queries.ts'
import { InvoiceLink } from './InvoiceLink.tsx'

/** The invoices and credit notes of an order in a row: each number with its PDF. */
export function RowInvoices({ order: { invoices } }: { order: OrderRow }) {
  return invoices.map(({ number }) => (
    <span key={number} className={classes.invoice}>
      <InvoiceLink number={number} />
      <Pdf number={number} />
    </span>
  ))
}

function Pdf({ number }: { number: string }) {
  const text = useText()
  const fetching = useMutation({ mutationFn: () => download(getInvoicePdf, { params: { number } }) })
  return (
    <PdfButton
      label={text('order_invoice.pdf_of', { number })}
      isFetching={fetching.isPending}
      onClick={() => fetching.mutate()}
    />
  )
}

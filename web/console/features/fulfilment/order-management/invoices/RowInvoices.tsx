import { useMutation } from '@tanstack/react-query'
import { getDeskInvoicePdf } from '../../../../../../contract/invoice/staff-invoice.ts'
import type { CallFailed } from '../../../../../api/call.ts'
import { download } from '../../../../../api/download.ts'
import { PdfButton } from '../../../../../ui/controls/PdfButton.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { OrderRow } from '../queries.ts'
import classes from './Invoices.module.css'

/** The invoices and credit notes of an order below its number, each with its PDF: a column of theirs finds no room beside the others. */
export const RowInvoices = ({ invoices }: Pick<OrderRow, 'invoices'>) =>
  invoices.map(({ number }) => (
    <span key={number} className={classes.inRow}>
      {number}
      <Pdf number={number} />
    </span>
  ))

function Pdf({ number }: { number: string }) {
  const text = useText()
  const fetching = useMutation<void, CallFailed>({
    mutationFn: () => download(getDeskInvoicePdf, { params: { number } }),
  })
  return (
    <PdfButton
      label={text('order_invoice.pdf_of', { number })}
      isFetching={fetching.isPending}
      onClick={() => fetching.mutate()}
    />
  )
}

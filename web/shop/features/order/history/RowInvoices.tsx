import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { getInvoicePdf } from '../../../../../contract/finance/invoice.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { download } from '../../../../api/download.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
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
  const reasonOf = useReason()
  const label = useText()('order_invoice.pdf_of', { number })
  const fetching = useMutation<void, CallFailed>({
    meta: saysItself,
    mutationFn: () => download(getInvoicePdf, { params: { number } }),
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  return (
    <button
      type="button"
      className={classes.pdf}
      aria-label={label}
      title={label}
      disabled={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      <IconFileTypePdf size={18} aria-hidden />
    </button>
  )
}

import { useMutation } from '@tanstack/react-query'
import { getDeskInvoicePdf } from '../../../../../../contract/invoice/staff-invoice.ts'
import type { CallFailed } from '../../../../../api/call.ts'
import { download } from '../../../../../api/download.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'

/** An invoice or a credit note as its customer gets it. The frame reports why it could not be fetched. */
export function InvoicePdf({ number }: { number: string }) {
  const text = useText()
  const fetching = useMutation<void, CallFailed>({
    mutationFn: () => download(getDeskInvoicePdf, { params: { number } }),
  })
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={text('order_invoice.pdf_of', { number })}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {text('order.document')}
    </Button>
  )
}

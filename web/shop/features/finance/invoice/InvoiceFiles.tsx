import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { getInvoicePdf, getInvoiceXml } from '../../../../../contract/finance/invoice.ts'
import { invoiceFileFormats } from '../../../../../rules/invoice/invoice.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { download } from '../../../../api/download.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { PdfButton } from '../../../../ui/controls/PdfButton.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'

// The files belong to orders, too: the right to see those leads to them.
export const filePermission = 'cust:order'

type Fetching = () => Promise<void>

function useFile(fetch: Fetching) {
  const reasonOf = useReason()
  return useMutation<void, CallFailed>({
    meta: saysItself,
    mutationFn: fetch,
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
}

/** The PDF of a row of a list. */
export function DownloadRow({ number }: { number: string }) {
  const mayDownload = useMay(filePermission)
  const text = useText()
  const fetching = useFile(() => download(getInvoicePdf, { params: { number } }))
  if (!mayDownload) return null
  return (
    <PdfButton
      label={text('finance.download_pdf', { number })}
      isFetching={fetching.isPending}
      onClick={() => fetching.mutate()}
    />
  )
}

/** An invoice in all of its forms. */
export function InvoiceFiles({ number, isXRechnung }: { number: string; isXRechnung: boolean }) {
  const text = useText()
  const mayDownload = useMay(filePermission)
  if (!mayDownload) return null
  return (
    <>
      <FileButton
        fetch={() => download(getInvoicePdf, { params: { number } })}
        label={text('finance.file_pdf')}
        isPdf
      />
      {invoiceFileFormats.map((format) => (
        <FileButton
          key={format}
          fetch={() => download(getInvoiceXml, { params: { number }, query: { format } })}
          label={text(isXRechnung ? `finance.file_xrechnung_${format}` : `finance.file_${format}`)}
        />
      ))}
    </>
  )
}

/** A button that fetches a file, and says why it could not. */
export function FileButton({ fetch, label, isPdf = false }: { fetch: Fetching; label: string; isPdf?: boolean }) {
  const Icon = isPdf ? IconFileTypePdf : IconDownload
  const fetching = useFile(fetch)
  return (
    <Button
      variant="default"
      leftSection={<Icon size={17} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {label}
    </Button>
  )
}

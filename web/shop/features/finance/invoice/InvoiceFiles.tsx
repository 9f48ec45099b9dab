import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { getInvoicePdf, getInvoiceXml } from '../../../../../contract/finance/invoice.ts'
import { invoiceFileFormats } from '../../../../../rules/invoice/invoice.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { download } from '../../../../api/download.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from '../Finance.module.css'

// The files belong to orders, too: the right to see those leads to them.
export const filePermission = 'cust:order'

type Fetching = () => Promise<void>

function useFile(fetch: Fetching) {
  const reasonOf = useReason()
  const fetching = useMutation<void, CallFailed>({
    meta: saysItself,
    mutationFn: fetch,
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  return { loading: fetching.isPending, onClick: () => fetching.mutate() }
}

/** The PDF of a row of a list. */
export function DownloadRow({ number }: { number: string }) {
  const mayDownload = useMay(filePermission)
  const label = useText()('finance.download_pdf', { number })
  const { loading, onClick } = useFile(() => download(getInvoicePdf, { params: { number } }))
  if (!mayDownload) return null
  return (
    <button
      type="button"
      className={classes.download}
      aria-label={label}
      title={label}
      disabled={loading}
      onClick={onClick}
    >
      <IconFileTypePdf size={18} aria-hidden />
    </button>
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
  return (
    <Button variant="default" leftSection={<Icon size={17} aria-hidden />} {...useFile(fetch)}>
      {label}
    </Button>
  )
}

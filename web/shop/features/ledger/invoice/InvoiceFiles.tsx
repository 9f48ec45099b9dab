import { getInvoicePdf, getInvoiceXml } from '../../../../../contract/invoice/invoice.ts'
import { invoiceFileFormats } from '../../../../../rules/invoice/invoice.ts'
import { download } from '../../../../api/download.ts'
import { useMay } from '../../../../api/session/session.ts'
import { FileButton, RowFileButton } from '../../../../ui/controls/FileButton.tsx'
import { useText } from '../../../../ui/language/language.tsx'

// The files belong to orders, too: the right to see those leads to them.
export const filePermission = 'cust:order'

/** The PDF of a row of a list. */
export function DownloadRow({ number }: { number: string }) {
  const mayDownload = useMay(filePermission)
  const text = useText()
  if (!mayDownload) return null
  return (
    <RowFileButton
      fetch={() => download(getInvoicePdf, { params: { number } })}
      label={text('finance.download_pdf', { number })}
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

import type { FileAnswer } from '../../../../contract/endpoint.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Language } from '../../../../texts/index.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { runInThread } from '../../../threads/pool.ts'
import type { SeveralInvoices } from './draw-several-task.ts'
import type { InvoicePaper } from './paper.ts'

const drawer = new URL('draw-task.ts', import.meta.url)
const severalDrawer = new URL('draw-several-task.ts', import.meta.url)

/** An invoice or a credit note as a PDF, drawn in a thread; the same facts give the same bytes. `person` is whose turn it takes. */
export async function invoiceDocument(paper: InvoicePaper, person: string): Promise<FileAnswer> {
  const bytes = toBytes(await runInThread(drawer, () => paper, { person }))
  return { bytes, mediaType: 'application/pdf', name: `${paper.invoice.number}.pdf` }
}

/** Several of them as one PDF, one after the other; they are read when the turn of drawing has come. */
export async function invoicesDocument(
  load: () => Promise<Invoice[]>,
  { language, person }: { language: Language; person: string },
): Promise<FileAnswer> {
  const papers = async (): Promise<SeveralInvoices> => ({ invoices: await load(), language })
  const bytes = toBytes(await runInThread(severalDrawer, papers, { person }))
  return { bytes, mediaType: 'application/pdf', name: 'documents.pdf' }
}

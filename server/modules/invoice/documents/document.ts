import type { FileAnswer } from '../../../../contract/endpoint.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Language } from '../../../../texts/index.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { runInThread } from '../../../threads/pool.ts'
import type { SeveralInvoices } from './draw-several-task.ts'
import type { InvoicePdfInput } from './invoice-sheet.ts'

const drawer = new URL('draw-task.ts', import.meta.url)
const severalDrawer = new URL('draw-several-task.ts', import.meta.url)

/** An invoice or a credit note as a PDF, drawn in a thread; the same facts give the same bytes. `callerId` is whose turn it takes. */
export async function invoiceDocument(input: InvoicePdfInput, callerId: string): Promise<FileAnswer> {
  const bytes = toBytes(await runInThread(drawer, () => input, { callerId }))
  return { bytes, mediaType: 'application/pdf', name: `${input.invoice.number}.pdf` }
}

/** Several of them as one PDF, one after the other; they are read when the turn of drawing has come. */
export async function invoicesDocument(
  load: () => Promise<Invoice[]>,
  { language, callerId }: { language: Language; callerId: string },
): Promise<FileAnswer> {
  const input = async (): Promise<SeveralInvoices> => ({ invoices: await load(), language })
  const bytes = toBytes(await runInThread(severalDrawer, input, { callerId }))
  return { bytes, mediaType: 'application/pdf', name: 'documents.pdf' }
}

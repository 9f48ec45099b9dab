import type { FileAnswer } from '../../../../contract/endpoint.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { runInThread } from '../../../threads/pool.ts'
import type { InvoicePaper } from './paper.ts'

const drawer = new URL('draw-task.ts', import.meta.url)

/** An invoice or a credit note as a PDF, drawn in a thread; the same facts give the same bytes. `person` is whose turn it takes. */
export async function invoiceDocument(paper: InvoicePaper, person: string): Promise<FileAnswer> {
  const bytes = toBytes(await runInThread(drawer, () => paper, { person }))
  return { bytes, mediaType: 'application/pdf', name: `${paper.invoice.number}.pdf` }
}

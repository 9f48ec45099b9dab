import type { FileAnswer } from '../../../../../contract/endpoint.ts'
import type { Language } from '../../../../../texts/index.ts'
import { toBytes } from '../../../../threads/bytes.ts'
import { runInThread } from '../../../../threads/pool.ts'
import type { FoundStatement } from '../find-statement.ts'

/** What is drawn. */
export type StatementPdfInput = { found: FoundStatement; language: Language }

type Drawing = { name: string; language: Language; callerId: string }

const drawer = new URL('draw-task.ts', import.meta.url)

/**
 * A statement as a PDF, drawn in a thread; the same facts give the same bytes. What it says is read when its turn has come: `callerId` is
 * whose it is.
 */
export async function statementDocument(
  find: () => Promise<FoundStatement>,
  { name, language, callerId }: Drawing,
): Promise<FileAnswer> {
  const input = async (): Promise<StatementPdfInput> => ({ found: await find(), language })
  const bytes = toBytes(await runInThread(drawer, input, { callerId }))
  return { bytes, mediaType: 'application/pdf', name: `${name}.pdf` }
}

import type { FileAnswer } from '../../../../../contract/endpoint.ts'
import type { Language } from '../../../../../texts/index.ts'
import { toBytes } from '../../../../threads/bytes.ts'
import { runInThread } from '../../../../threads/pool.ts'
import type { FoundStatement } from '../find-statement.ts'

/** What is drawn. */
export type StatementPaper = { found: FoundStatement; language: Language }

type Drawing = { name: string; language: Language; person: string }

const drawer = new URL('draw-task.ts', import.meta.url)

/**
 * A statement as a PDF, drawn in a thread; the same facts give the same bytes. What it says is read when its turn has come: `person` is
 * whose it is.
 */
export async function statementDocument(
  find: () => Promise<FoundStatement>,
  { name, language, person }: Drawing,
): Promise<FileAnswer> {
  const paper = async (): Promise<StatementPaper> => ({ found: await find(), language })
  const bytes = toBytes(await runInThread(drawer, paper, { person }))
  return { bytes, mediaType: 'application/pdf', name: `${name}.pdf` }
}

import type { Files } from '../../../files/files.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { ProcessEnded, runInProcess } from '../../../threads/process.ts'
import type { DrawnSet } from './draw-task.ts'
import type { Merging } from './own-file-task.ts'
import type { OwnFile } from './shipment-facts.queries.ts'

/** Bytes of files that one PDF takes; of those beyond them a page says where they are. */
const mostOwnBytes = 32 * 1024 * 1024

const merger = new URL('own-file-task.ts', import.meta.url)

type Drawn = DrawnSet & {
  /** Of each of its documents, where the customer sent their own. */ own: readonly (OwnFile | undefined)[]
}

/**
 * A drawn set with the files of customers in their places. Who sends a file decides what is in it, so it is read in a process of its own;
 * where that ends before its time, the set stays as it was drawn: each page says where the file is.
 */
export async function mergeOwnFiles(store: Files, { bytes, title, firstPages, own }: Drawn, callerId: string) {
  const files = await readFiles(store, own, firstPages)
  if (files.length === 0) return Buffer.from(bytes)
  const merging: Merging = { drawn: bytes, title, files }
  try {
    const merged = await runInProcess(merging, { task: merger, callerId })
    return merged === null ? Buffer.from(bytes) : toBytes(merged)
  } catch (error) {
    if (error instanceof ProcessEnded) return Buffer.from(bytes)
    throw error
  }
}

async function readFiles(store: Files, own: Drawn['own'], firstPages: readonly number[]) {
  const files: Merging['files'][number][] = []
  let total = 0
  for (const [at, file] of own.entries()) {
    if (!file) continue
    const bytes = await store.get(file.file)
    total += bytes.byteLength
    if (total > mostOwnBytes) break
    files.push({ page: firstPages[at] ?? 0, bytes, mediaType: file.mediaType })
  }
  return files
}

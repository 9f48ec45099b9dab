import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { runInThread } from '../../../threads/pool.ts'
import { answerLines, type Call } from './find-lines.ts'
import { type ListSource, type PackedReading, type Reading, readSource } from './reading.ts'

// So many characters are read within some milliseconds; a line costs as much as these, however short it is.
const longestAtOnce = 4_000
const charactersOfALine = 40
const mostWaiting = 40

const reader = new URL('list-thread.ts', import.meta.url)
const readInThread = (source: ListSource, callerId: string) =>
  // The task answers what it is declared to.
  runInThread(reader, () => source, { callerId }) as Promise<PackedReading>

// What is made of a long list is some parts of many milliseconds each: those of two lists would hold the others for both.
const oneAtATime = pLimit(1)

/** Reads what a caller sends, and answers what each line means. What is long is read in a thread, of which each caller has a share. */
export async function answerList(call: Call, source: ListSource) {
  if (readingCost(source) <= longestAtOnce) return answerLines(call, readSource(source))
  if (oneAtATime.pendingCount >= mostWaiting) throw new Refusal('server.unavailable', { retryAfter: 5 })
  const { parts, ...reading } = await readInThread(source, callerKey(call.caller))
  return oneAtATime(async () => {
    const lines: Reading['lines'] = []
    for (const part of parts) {
      lines.push(...JSON.parse(part))
      await nextTurn()
    }
    return answerLines(call, { ...reading, lines })
  })
}

function readingCost(source: ListSource): number {
  if ('text' in source) return source.text.length + charactersOfALine * source.text.split('\n').length
  return source.rows.reduce(
    (sum, { cells }) => cells.reduce((cost, cell) => cost + cell.length + 1, sum + charactersOfALine),
    0,
  )
}

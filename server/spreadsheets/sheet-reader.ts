import { fork } from 'node:child_process'
import { makeTurns } from '../threads/turns.ts'
import type { Sheet } from './workbook.ts'

export type SheetRequest = { bytes: Buffer; most: number }

const program = new URL('sheet-process.ts', import.meta.url)

// A sheet as large as ours may be becomes some tens of megabytes of cells.
const execArgv = ['--max-old-space-size=128', '--max-semi-space-size=8', '--disable-warning=ExperimentalWarning']
const readTimeout = 10_000

const take = makeTurns({ atOnce: 1, waiting: 40, waitingOfOne: 8, retryAfter: 5 })

type Reading = {
  /** So many lines of each sheet at most. */
  most: number
  /** Whose file it is. */
  callerId: string
  /** What reads it; another one in the tests of what goes wrong. */
  reader?: URL
}

/**
 * The sheets of a workbook that one sees, undefined where there are none to be read. It is read in a process of its own:
 * a thread that wants more memory than there is ends the whole shop with it, whatever its limits say.
 */
export const sheetsApart = (bytes: Buffer, { most, callerId, reader = program }: Reading) =>
  take({ callerId }, () => askProcess({ bytes, most }, reader)).then((answer) =>
    isSheets(answer) ? answer : undefined,
  )

/** What the process answers; undefined where it fails, ends, or is silent for too long. It never outlives this. */
function askProcess(request: SheetRequest, reader: URL): Promise<unknown> {
  return new Promise((resolve) => {
    const child = fork(reader, {
      execArgv,
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const end = (answer?: unknown) => {
      clearTimeout(timer)
      child.removeAllListeners('message')
      child.kill('SIGKILL')
      resolve(answer)
    }
    const timer = setTimeout(end, readTimeout)
    child.on('message', end)
    // Stays to the end: an error that nobody hears ends the shop.
    child.on('error', () => end())
    child.on('exit', () => end())
    child.send(request, () => {})
  })
}

const isSheets = (answer: unknown): answer is Sheet[] =>
  Array.isArray(answer) && answer.length > 0 && answer.every((sheet) => Array.isArray(sheet?.lines))

import type { LiveHint } from '../../../contract/live.ts'
import { waitForSameAccount } from '../session/session-guard.ts'
import { readToken } from '../session/token.ts'
import { readEvents, type StreamEvent } from './read-events.ts'

type Follower = {
  path: string
  onHint: (hint: LiveHint) => void
  onLife: () => void
  signal: AbortSignal
}

// Milliseconds; each pause is twice the last.
const [firstPause, longestPause] = [1_000, 60_000]

/** After the session has ended nothing more is requested: the page's next call reports it. */
const isOver = (response: Response) => [401, 403].includes(response.status) || response.status === 200

/**
 * Keeps a stream of hints open until the signal: where it ends or cannot be had, it is opened again after a pause that grows, of a length
 * that differs from one browser to the next, so that a shop that starts again is not asked by all at once.
 */
export async function followHints({ path, signal, ...heard }: Follower) {
  let lastId = ''
  let pause = firstPause
  const onId = (id: string) => {
    lastId = id
    pause = firstPause
  }
  while (!signal.aborted) {
    const response = await open(path, lastId, signal).catch(() => undefined)
    const isStream = response?.headers.get('content-type')?.startsWith('text/event-stream')
    if (response?.ok && isStream && response.body) {
      const onEvent = (event: StreamEvent) => heard.onHint(toHint(event))
      await readEvents(response.body, { onEvent, onId, onLife: heard.onLife }).catch(() => {})
    } else if (response && isOver(response)) return
    await sleep(pause * (0.5 + Math.random()), signal)
    pause = Math.min(pause * 2, longestPause)
  }
}

async function open(path: string, lastId: string, signal: AbortSignal) {
  await waitForSameAccount()
  // Changes since this page was rendered were not reported to it. The clock of the browser may be wrong, its stopwatch is not.
  const age = Math.round(performance.now())
  return fetch(`${path}?age=${age}`, {
    headers: { authorization: `Bearer ${readToken()}`, ...(lastId && { 'last-event-id': lastId }) },
    credentials: 'omit',
    signal,
  })
}

function toHint({ name, data }: StreamEvent): LiveHint {
  return name === 'changed' ? JSON.parse(data) : 'anew'
}

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

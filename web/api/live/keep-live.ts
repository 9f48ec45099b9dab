import type { LiveHint } from '../../../contract/live.ts'
import { followHints } from './follow.ts'

type Keeping = { path: string; accountId: number; onHint: (hint: LiveHint) => void }

type Word = { hint: LiveHint } | 'lives'

// Milliseconds. The server gives a sign of life each fifteen seconds.
const silence = 60_000

/**
 * Notifies a page of changes on the server. Of the tabs of an account one has a stream and notifies the others; another takes over when it
 * is closed. While nothing lives, and when a tab is visible again, its page is notified that anything may have changed: each minute, and
 * not at all while the page is hidden. Returns how to stop.
 */
export function keepLive({ path, accountId, onHint }: Keeping) {
  const name = `live ${path} ${accountId}`
  const ending = new AbortController()
  const { signal } = ending
  const tabs = new BroadcastChannel(name)
  const times = { livedAt: performance.now(), askedAt: performance.now() }

  const hear = (word: Word) => {
    times.livedAt = performance.now()
    if (word === 'lives') return
    if (word.hint === 'anew') times.askedAt = performance.now()
    onHint(word.hint)
  }
  const say = (word: Word) => {
    hear(word)
    tabs.postMessage(word)
  }
  const ask = () => {
    times.askedAt = performance.now()
    onHint('anew')
  }
  tabs.onmessage = ({ data }: MessageEvent<Word>) => hear(data)
  const lead = () => followHints({ path, signal, onHint: (hint) => say({ hint }), onLife: () => say('lives') })

  // On an address without TLS there are no locks: each tab has a stream of its own.
  if (navigator.locks) void navigator.locks.request(name, { signal }, lead).catch(() => {})
  else void lead()

  noticeSilence(times, ask, signal)
  return () => {
    tabs.close()
    ending.abort()
  }
}

/** Asks each minute while nothing lives, and when a tab that has heard nothing is looked at again. */
function noticeSilence(times: { livedAt: number; askedAt: number }, ask: () => void, signal: AbortSignal) {
  const timer = setInterval(() => {
    const now = performance.now()
    if (!document.hidden && now - times.livedAt > silence && now - times.askedAt >= silence) ask()
  }, silence / 4)
  const look = () => {
    if (!document.hidden && performance.now() - times.livedAt > silence / 2) ask()
  }
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('online', ask, { signal })
  signal.addEventListener('abort', () => clearInterval(timer))
}

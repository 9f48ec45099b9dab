import type { LiveHint } from '../../../contract/live.ts'
import { followHints } from './follow.ts'

type Keeping = { path: string; accountId: number; onHint: (hint: LiveHint) => void }

type Word = { hint: LiveHint } | 'lives'

// Milliseconds. The server gives a sign of life each fifteen seconds.
const silence = 60_000

/**
 * Tells a page what has changed on the server. Of the tabs of a person one has a stream and tells the others; another takes over when it
 * is closed. While nothing lives, and when a tab is looked at again, its page is told that anything may have changed: each minute, and
 * not at all while nobody looks. Answers how to stop.
 */
export function keepLive({ path, accountId, onHint }: Keeping) {
  const name = `live ${path} ${accountId}`
  const ending = new AbortController()
  const { signal } = ending
  const tabs = new BroadcastChannel(name)
  let livedAt = performance.now()
  let askedAt = performance.now()

  const hear = (word: Word) => {
    livedAt = performance.now()
    if (word === 'lives') return
    if (word.hint === 'anew') askedAt = performance.now()
    onHint(word.hint)
  }
  const say = (word: Word) => {
    hear(word)
    tabs.postMessage(word)
  }
  const ask = () => {
    askedAt = performance.now()
    onHint('anew')
  }
  tabs.onmessage = ({ data }: MessageEvent<Word>) => hear(data)
  const lead = () => followHints({ path, signal, onHint: (hint) => say({ hint }), onLife: () => say('lives') })

  // On an address without TLS there are no locks: each tab has a stream of its own.
  if (navigator.locks) void navigator.locks.request(name, { signal }, lead).catch(() => {})
  else void lead()

  const timer = setInterval(() => {
    const now = performance.now()
    if (!document.hidden && now - livedAt > silence && now - askedAt >= silence) ask()
  }, silence / 4)
  const look = () => {
    // A tab that was put to sleep has heard nothing.
    if (!document.hidden && performance.now() - livedAt > silence / 2) ask()
  }
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('online', ask, { signal })
  return () => {
    clearInterval(timer)
    tabs.close()
    ending.abort()
  }
}

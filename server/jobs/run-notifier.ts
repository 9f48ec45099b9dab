import type { FastifyBaseLogger } from 'fastify'
import { Unavailable } from '../unavailable.ts'
import { poll } from './poll.ts'

/** What is announced after it has happened, in transactions of its own. */
export type News<T> = {
  /** Takes pending news, at most so much, and announces it; empty where there is none. */
  notify: (now: Date, most?: number) => Promise<readonly T[]>
  /** Takes the next away without an announcement, and answers it. */
  skipNext: (now: Date) => Promise<readonly T[]>
  /** What the log calls it, and each by its id: nothing personal stands there. */
  name: string
  toId: (news: T) => number | string
  /** Milliseconds from one poll to the next. */
  pollInterval: number
}

export type Notifier<T> = {
  now: () => Date
  log: FastifyBaseLogger | undefined
  /** Called after the transaction, with its news. */
  onNotified: (news: readonly T[]) => Promise<void>
}

/** Polls for pending news and announces it; answers how to stop. */
export const runNotifier = <T>(news: News<T>, notifier: Notifier<T>) =>
  poll(
    async (signal) => {
      for (
        let count = await notifyAll(news, notifier);
        count > 0 && !signal.aborted;
        count = await notifyAll(news, notifier)
      );
      return news.pollInterval
    },
    (error) => notifier.log?.error({ err: error }, `${news.name} cannot be announced`),
  )

async function notifyAll<T>(news: News<T>, notifier: Notifier<T>) {
  const notified = await news.notify(notifier.now()).catch((error: unknown) => notifyNext(news, notifier, error))
  if (notified.length > 0) await notifier.onNotified(notified)
  return notified.length
}

/** News that cannot be announced does not hold up the rest: it is logged, and skipped. */
async function notifyNext<T>(news: News<T>, { now, log }: Notifier<T>, error: unknown) {
  if (error instanceof Unavailable) throw error
  return await news.notify(now(), 1).catch(async (failed: unknown) => {
    if (failed instanceof Unavailable) throw failed
    const skipped = await news.skipNext(now())
    log?.error({ err: failed, skipped: skipped.map(news.toId) }, `${news.name} was not announced`)
    return skipped
  })
}

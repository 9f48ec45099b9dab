import type { FastifyBaseLogger } from 'fastify'
import { Unavailable } from '../unavailable.ts'
import { keepLooking } from './keep-looking.ts'

/** What happens and is told afterwards, in transactions of its own. */
export type News<T> = {
  /** Takes what nobody was told of yet, at most so much, and tells it; empty where there is nothing. */
  tell: (now: Date, most?: number) => Promise<readonly T[]>
  /** Takes the next away untold and answers it. */
  passOver: (now: Date) => Promise<readonly T[]>
  /** What the log calls it, and each: nothing of a person stands there. */
  name: string
  toId: (news: T) => number | string
  /** Milliseconds from one look to the next. */
  betweenLooks: number
}

export type Telling<T> = {
  now: () => Date
  log: FastifyBaseLogger | undefined
  /** Told after the transaction, of what has happened. */
  onTold: (news: readonly T[]) => Promise<void>
}

/** Looks all the time for what nobody was told of, and tells it; answers how to stop. */
export const keepTelling = <T>(news: News<T>, telling: Telling<T>) =>
  keepLooking(
    async (signal) => {
      for (let told = await tellAll(news, telling); told > 0 && !signal.aborted; told = await tellAll(news, telling));
      return news.betweenLooks
    },
    (error) => telling.log?.error({ err: error }, `${news.name} cannot be told`),
  )

async function tellAll<T>(news: News<T>, telling: Telling<T>) {
  const told = await news.tell(telling.now()).catch((error: unknown) => tellNext(news, telling, error))
  if (told.length > 0) await telling.onTold(told)
  return told.length
}

/** One that cannot be told keeps no other back: it is noted in the log, and passed over. */
async function tellNext<T>(news: News<T>, { now, log }: Telling<T>, error: unknown) {
  if (error instanceof Unavailable) throw error
  return await news.tell(now(), 1).catch(async (failed: unknown) => {
    if (failed instanceof Unavailable) throw failed
    const passed = await news.passOver(now())
    log?.error({ err: failed, passed: passed.map(news.toId) }, `${news.name} was passed over`)
    return passed
  })
}

import type { FastifyBaseLogger } from 'fastify'
import type { Task } from 'graphile-worker'
import type { Db } from '../../../db/database.ts'
import { readAtMost } from '../../../http/read-at-most.ts'
import { storeExchangeRates } from './exchange-rates.queries.ts'
import { largestRatesFile, type RatesRefusal, readEcbRates } from './read-ecb-rates.ts'

type Parts = {
  db: Db
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Where the European Central Bank publishes its rates; undefined where they are not fetched. */
  url: string | undefined
}

const requestTimeout = 10_000

/**
 * Asks the European Central Bank for its rates and stores them. Where it is silent, or its answer is not understood, that is noted in the
 * log and asked again the next day: a rate is good for a week, and *Today* shows what is old.
 */
export const fetchExchangeRatesBy =
  ({ db, now, log, url }: Parts): Task =>
  async (_payload, { abortSignal }) => {
    if (url === undefined) return
    const answer = await askForRates(url, abortSignal)
    if ('refused' in answer) {
      log.warn({ reason: answer.refused, detail: answer.detail }, 'the exchange rates cannot be had')
      return
    }
    await db.transaction().execute((tx) => storeExchangeRates(tx, answer.rates, 'service', now()))
  }

/** Waits ten seconds at most, reads a megabyte at most, and never throws. */
async function askForRates(url: string, stop?: AbortSignal) {
  const timeout = AbortSignal.timeout(requestTimeout)
  try {
    const response = await fetch(url, { redirect: 'error', signal: stop ? AbortSignal.any([stop, timeout]) : timeout })
    if (!response.ok) return refuse('no_answer', `status ${response.status}`)
    const bytes = await readAtMost(response, largestRatesFile)
    if (!bytes) return refuse('too_large')
    const reading = readEcbRates(bytes)
    return 'refused' in reading ? refuse(reading.refused) : reading
  } catch (error) {
    return refuse('no_answer', String(error))
  }
}

const refuse = (refused: RatesRefusal | 'no_answer', detail = '') => ({ refused, detail })

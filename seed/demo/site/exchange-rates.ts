import type { ExchangeRate } from '../../../rules/invoice/exchange-rate.ts'
import { isoDay } from '../../../rules/shipping/day.ts'
import type { Db } from '../../../server/db/database.ts'
import { storeExchangeRates } from '../../../server/modules/invoice/exchange-rate/exchange-rates.queries.ts'

const day = 86_400_000

/** Units for a euro about which the rates of the demo move: no more than what is sold in needs one. */
const about = { GBP: 0.865, PLN: 4.25, USD: 1.1 }

/** For how long before and after its first start the demo ships, in days: rates are not imported into it. */
const span = { before: 200, after: 400 }

/** Gives the demo exchange rates: made up, plausible, the same for the same day. Repeatable. */
export const seedExchangeRates = (db: Db, now: Date) =>
  db.transaction().execute(async (tx) => {
    await storeExchangeRates(
      tx,
      ratesBetween(now.getTime() - span.before * day, now.getTime() + span.after * day),
      'demo',
      now,
    )
  })

function ratesBetween(from: number, until: number): ExchangeRate[] {
  const days = Array.from({ length: Math.ceil((until - from) / day) }, (_, at) => new Date(from + at * day))
  return days
    .filter((at) => at.getUTCDay() % 6 !== 0)
    .flatMap((at) =>
      Object.entries(about).map(([currency, units]) => ({
        currency,
        day: isoDay(at),
        rate: (units * driftOn(at.getTime() / day, currency)).toFixed(4),
      })),
    )
}

/** Slow waves of one per cent and quick ones of a tenth, another for each currency. */
function driftOn(days: number, currency: string) {
  const shift = currency.charCodeAt(0)
  return 1 + 0.01 * Math.sin(Math.floor(days) / 23 + shift) + 0.001 * Math.sin(Math.floor(days) * 1.7 + shift)
}

import { currenciesToRate, isRateOutdated } from '../../../../rules/invoice/exchange-rate.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { nationalCurrencies } from '../../../../rules/vat/national-currency.ts'
import type { Db } from '../../../db/database.ts'
import { findLastRates, findSales } from './exchange-rates.queries.ts'

/** The clock of the European Central Bank. */
export const bankTimeZone = 'Europe/Berlin'

/**
 * Currencies whose rates are missing or older than three working days, with the day of the last one or null; only those by which VAT has
 * to be said, as a site sells in one currency from a warehouse whose country has another.
 */
export async function findMissingRates(db: Db, now: Date) {
  const sales = await findSales(db)
  const needed = sales.flatMap(({ currency, country }) =>
    currenciesToRate(currency, nationalCurrencies[country] ?? currency),
  )
  const currencies = [...new Set(needed)].sort()
  if (currencies.length === 0) return []
  const today = dateIn(now, bankTimeZone)
  const last = await findLastRates(db, currencies, today)
  return currencies
    .map((currency) => ({ currency, lastDay: last.get(currency) ?? null }))
    .filter(({ lastDay }) => isRateOutdated(lastDay, today))
}

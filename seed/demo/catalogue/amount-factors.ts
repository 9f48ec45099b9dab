import { sql } from 'kysely'

/**
 * By how much an amount of the demo is larger in another currency, so that round sums of euro stay round there: rows `e`.
 * No rate of exchange: nothing that is stored is ever converted.
 */
export const amountFactors = sql`(values ('EUR', 1), ('GBP', 1), ('USD', 1), ('PLN', 4)) as e (currency, factor)`

import { type OpenItem, shareCredits } from '../../ledger/posting/ledger.queries.ts'

/**
 * What of an invoice of so many cents is settled as it is issued, and on which day that was paid: of the latest of the payments that do so,
 * null where none does.
 */
export function toPrepayment(total: number, credits: readonly OpenItem[]) {
  const shares = shareCredits({ itemId: 0, amount: total }, credits)
  const used = new Set(shares.map(({ creditId }) => creditId))
  const days = credits.flatMap(({ itemId, paidOn }) => (used.has(itemId) && paidOn ? [paidOn] : []))
  return { prepaid: shares.reduce((sum, { amount }) => sum + amount, 0), prepaidOn: days.sort().at(-1) ?? null }
}

import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { StatementDoubt } from '../../../../rules/ledger/bank-statement.ts'

type Doubt = { reason: StatementDoubt['reason']; expected: number | null; closing: number | null }

/** Why a statement proves nothing, with its sums as amounts. */
export const toDoubt = ({ reason, expected, closing }: Doubt) => ({
  reason,
  expected: expected === null ? null : toAmount(expected),
  closing: closing === null ? null : toAmount(closing),
})

import type { StatementDoubt } from '../../../../rules/finance/bank-statement.ts'
import { toAmount } from '../../../../rules/price/money.ts'

type Doubt = { reason: StatementDoubt['reason']; expected: number | null; closing: number | null }

/** Why a statement proves nothing, with its sums as amounts. */
export const toDoubt = ({ reason, expected, closing }: Doubt) => ({
  reason,
  expected: expected === null ? null : toAmount(expected),
  closing: closing === null ? null : toAmount(closing),
})

import type { Reply } from '../../../../contract/endpoint.ts'
import type { importBankFile } from '../../../../contract/payment/payment.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'

type Doubt = Reply<typeof importBankFile>['doubts'][number]

/** Why nothing of a statement is booked by itself, with both sums where they differ. */
export function useDoubtWords() {
  const text = useText()
  const { money } = useFormat()
  return ({ statement, account, currency, expected, closing }: Doubt) => {
    if (expected === null || closing === null) return text('money.doubt_status', { statement, account })
    const sums = { expected: money(expected, currency), closing: money(closing, currency) }
    return text('money.doubt_balance', { statement, account, ...sums })
  }
}

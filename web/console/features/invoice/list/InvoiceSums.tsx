import { useQuery } from '@tanstack/react-query'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { Sums } from '../../../../ui/list/Sums.tsx'
import { invoiceSumsQuery } from './queries.ts'

type Props = { narrowing: Parameters<typeof invoiceSumsQuery>[0] }

/** The sums of all that the list finds, by currency; where they fail, the list stands without them. */
export function InvoiceSums({ narrowing }: Props) {
  const text = useText()
  const found = useQuery(invoiceSumsQuery(narrowing))
  return (
    <Fetched result={found} skeleton={<RowSkeletons rows={1} />}>
      {(sums) => (
        <Sums
          title={text('invoice_list.sums', { count: sums.reduce((count, { documents }) => count + documents, 0) })}
          sums={sums.map(({ currency, amount, open, overdue }) => ({
            currency,
            terms: [
              [text('finance.amount'), amount],
              [text('money_account.open'), open],
              [text('invoice_list.overdue'), overdue],
            ],
          }))}
        />
      )}
    </Fetched>
  )
}

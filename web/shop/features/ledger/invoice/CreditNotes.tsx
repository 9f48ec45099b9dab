import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from '../Finance.module.css'
import { ItemNumber } from '../ItemNumber.tsx'
import type { InvoiceDetail } from '../queries.ts'

type Props = { credits: InvoiceDetail['credits']; currency: string }

/** The credit notes that correct an invoice. */
export function CreditNotes({ credits, currency }: Props) {
  const text = useText()
  const { day } = useFormat()
  return (
    <section>
      <h2 className={classes.part}>{text('finance.credits')}</h2>
      <RowTable
        isLinked
        rows={credits}
        rowKey={({ number }) => number}
        columns={[
          { head: text('finance.number'), cell: ({ number }) => <ItemNumber kind="credit" number={number} /> },
          { head: text('finance.date'), cell: ({ issuedOn }) => day(issuedOn) },
          {
            head: text('finance.amount'),
            isRight: true,
            cell: ({ amount }) => <Money amount={amount} currency={currency} />,
          },
        ]}
      />
    </section>
  )
}

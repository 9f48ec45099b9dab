import { useText } from '../../../../ui/language/language.tsx'
import { AmountList } from '../../../../ui/list/AmountList.tsx'
import { CreditMeter } from '../../../../ui/order/CreditMeter.tsx'
import { Card } from './Card.tsx'
import classes from './Overview.module.css'
import type { CreditLine } from './queries.ts'

/** How much of the credit limit is used. */
export function CreditCard({ credit: { currency, limit, used, overdue, left } }: { credit: CreditLine }) {
  const text = useText()
  return (
    <Card title={text('overview.credit')} hint={text('overview.credit_hint')}>
      <CreditMeter limit={limit} used={used} overdue={overdue} />
      <AmountList
        className={classes.sums}
        currency={currency}
        amounts={[
          [text('overview.credit_used'), used],
          [text('overview.credit_overdue'), overdue],
          [text('overview.credit_left'), left],
          [text('overview.credit_limit'), limit],
        ]}
      />
    </Card>
  )
}

import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Sums } from '../../../../ui/list/Sums.tsx'
import type { SalesReport } from './queries.ts'
import classes from './SalesReport.module.css'

/** The sums of both periods in each currency, and what they are without. */
export function SalesSums({ report }: { report: SalesReport }) {
  const text = useText()
  const { month } = useFormat()
  const { from, until, before, sums, uncounted, thisMonth } = report
  const months = { from: month(from), until: month(until) }
  return (
    <>
      {uncounted > 0 && <p className={classes.uncounted}>{text('sales.uncounted', { count: uncounted })}</p>}
      <Sums
        title={text('sales.sums', { ...months, beforeFrom: month(before.from), beforeUntil: month(before.until) })}
        sums={sums.map(({ currency, net, netBefore }) => ({
          currency,
          terms: [
            [text('sales.net'), net],
            [text('sales.before'), netBefore],
          ],
        }))}
      />
      {until >= thisMonth && <p className={classes.note}>{text('sales.running', { month: months.until })}</p>}
    </>
  )
}

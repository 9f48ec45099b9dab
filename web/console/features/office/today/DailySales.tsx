import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import type { DailySalesRow } from './queries.ts'
import classes from './Today.module.css'

type Rows = { rows: readonly DailySalesRow[] }

/** Orders and revenue of the last days: bars for each site with their sums, and every day in a table. */
export function DailySales({ rows }: Rows) {
  const text = useText()
  const { money, number } = useFormat()
  if (rows.length === 0) return <p className={classes.quiet}>{text('today.sales_none')}</p>
  return (
    <>
      <RowTable
        rows={rows}
        rowKey={({ orgId, currency }) => `${orgId} ${currency}`}
        columns={[
          {
            head: text('today.sales_site'),
            cell: (row) => (
              <>
                {row.siteName}
                <SalesBars days={row.days} highest={findHighest(rows, row.currency)} />
              </>
            ),
          },
          { head: text('today.sales_orders'), isRight: true, cell: ({ days }) => number(sumOrders(days)) },
          {
            head: text('today.sales_revenue'),
            isRight: true,
            cell: ({ days, currency }) => money(sumCents(days) / 100, currency),
          },
        ]}
      />
      <DaysTable rows={rows} />
    </>
  )
}

type Days = DailySalesRow['days']

const sumOrders = (days: Days) => days.reduce((sum, { orders }) => sum + orders, 0)
// In cents: amounts of the wire have two decimals, and their sums may not.
const sumCents = (days: Days) => days.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)

/** The day with the most of all sites in a currency: bars of one currency are compared, those of several are not. */
const findHighest = (rows: readonly DailySalesRow[], currency: string) =>
  Math.max(0, ...rows.filter((row) => row.currency === currency).flatMap(({ days }) => days.map((day) => day.amount)))

/** The figures beside it and the table below say the same, so readers of the screen pass it over. */
function SalesBars({ days, highest }: { days: Days; highest: number }) {
  return (
    <svg className={classes.bars} viewBox={`0 0 ${days.length} 1`} preserveAspectRatio="none" aria-hidden>
      {days.map(({ day, amount }, at) => {
        const height = highest > 0 ? amount / highest : 0
        return height > 0 && <rect key={day} x={at + 0.1} y={1 - height} width={0.8} height={height} />
      })}
    </svg>
  )
}

function DaysTable({ rows }: Rows) {
  const text = useText()
  const { day: showDay, money, number } = useFormat()
  const sold = rows.flatMap(({ days, ...site }) =>
    days.filter(({ orders }) => orders > 0).map((day) => ({ ...site, ...day })),
  )
  return (
    <details className={classes.days}>
      <summary>{text('today.sales_by_day')}</summary>
      <RowTable
        rows={sold.toSorted((one, other) => other.day.localeCompare(one.day))}
        rowKey={({ orgId, currency, day }) => `${day} ${orgId} ${currency}`}
        columns={[
          { head: text('today.sales_day'), cell: ({ day }) => showDay(day) },
          { head: text('today.sales_site'), cell: ({ siteName }) => siteName },
          { head: text('today.sales_orders'), isRight: true, cell: ({ orders }) => number(orders) },
          {
            head: text('today.sales_revenue'),
            isRight: true,
            cell: ({ amount, currency }) => money(amount, currency),
          },
        ]}
      />
    </details>
  )
}

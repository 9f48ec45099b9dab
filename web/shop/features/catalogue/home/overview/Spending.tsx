import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { type SpendingYear, spendingQuery } from '../queries.ts'
import { Block, LinesToCome } from './Block.tsx'
import classes from './Overview.module.css'

/** What was ordered in each of the last twelve months: as bars, and as a table for who cannot see them. */
export function Spending() {
  const text = useText()
  return (
    <Block kind="spending" title={text('home.desk_spending')}>
      <Fetched result={useQuery(spendingQuery)} skeleton={<LinesToCome lines={3} />}>
        {(years) =>
          years.length === 0 ? (
            <p className={classes.none}>{text('morning.spending_none')}</p>
          ) : (
            years.map((year) => <Year key={year.currency} year={year} />)
          )
        }
      </Fetched>
    </Block>
  )
}

function Year({ year: { currency, months } }: { year: SpendingYear }) {
  const text = useText()
  const { month: monthName, monthInitial, money } = useFormat()
  const highest = Math.max(...months.map(({ amount }) => amount))
  const total = months.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <p className={classes.total}>
        <strong>
          <Money amount={total} currency={currency} />
        </strong>{' '}
        {text('morning.spending_total')}
      </p>
      <div className={classes.bars} aria-hidden>
        {months.map(({ month, amount }) => (
          <span key={month} title={`${monthName(month)} · ${money(amount, currency)}`}>
            <i style={{ height: highest > 0 ? `${Math.max(0, (100 * amount) / highest)}%` : 0 }} />
            {monthInitial(month)}
          </span>
        ))}
      </div>
      <SpendingTable year={{ currency, months }} />
    </>
  )
}

function SpendingTable({ year: { currency, months } }: { year: SpendingYear }) {
  const text = useText()
  const { month: monthName, money, number } = useFormat()
  return (
    <div className="spoken">
      <table>
        <caption>{text('home.desk_spending')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('morning.month')}</th>
            <th scope="col">{text('morning.amount')}</th>
            <th scope="col">{text('morning.orders')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, amount, orders }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{money(amount, currency)}</td>
              <td>{number(orders)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

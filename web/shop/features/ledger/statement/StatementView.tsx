import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { AmountList } from '../../../../ui/list/AmountList.tsx'
import { OpenItems } from './OpenItems.tsx'
import { Postings } from './Postings.tsx'
import type { Statement } from './queries.ts'
import classes from './Statement.module.css'

type Props = { statement: Statement; to: string; isAlone: boolean }

/** The account of one currency: its balances, what was posted, and what was open at the end of the last day. */
export function StatementView({ statement, to, isAlone }: Props) {
  const text = useText()
  const { day } = useFormat()
  const { currency, rows, openItems } = statement
  return (
    <section className={classes.statement} aria-label={text('statement.in_currency', { currency })}>
      <h2 className={isAlone ? 'spoken' : undefined}>{text('statement.in_currency', { currency })}</h2>
      <Balances statement={statement} />
      {rows.length === 0 ? (
        <Empty title={text('statement.none')}>{text('statement.none_hint')}</Empty>
      ) : (
        <>
          <h3>{text('statement.turnover')}</h3>
          <Postings rows={rows} currency={currency} />
        </>
      )}
      <h3>{text('statement.open_title', { date: day(to) })}</h3>
      {openItems.length === 0 ? <p>{text('statement.open_none')}</p> : <OpenItems statement={statement} to={to} />}
    </section>
  )
}

function Balances({ statement: { currency, opening, debit, credit, closing } }: { statement: Statement }) {
  const text = useText()
  const amounts = [
    [text('statement.opening'), opening],
    [text('statement.debit'), debit],
    [text('statement.credit'), credit],
    [text('statement.closing'), closing],
  ] as const
  return <AmountList className={classes.balances} amounts={amounts} currency={currency} />
}

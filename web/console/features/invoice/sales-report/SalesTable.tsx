import { Link } from '@tanstack/react-router'
import { holds } from '../../../../../rules/identity/permissions.ts'
import type { SalesView } from '../../../../../rules/invoice/sales.ts'
import { useSession } from '../../../../api/session/session.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { BarColours, type BarPart, Bars } from '../../../../ui/list/Bars.tsx'
import { type BarSpan, barSpans } from '../../../../ui/list/bar-spans.ts'
import { type Column, RowTable } from '../../../../ui/list/RowTable.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { useProductName } from '../../../../ui/product/name.ts'
import type { SalesReport, SalesRow } from './queries.ts'
import classes from './SalesReport.module.css'

type Props = { report: SalesReport }

/** Sales by what they are summed up by: the figures of each row with its bars, on one scale, the sum of all first. */
export function SalesTable({ report }: Props) {
  const text = useText()
  const { by, rows, sums, currency } = report
  const all = sums.find((sum) => sum.currency === currency)
  const spans = barSpans(rows.flatMap(({ net, netBefore }) => [net, netBefore]))
  const barred = rows.map((row, at) => ({ ...row, bars: [spans[2 * at], spans[2 * at + 1]].map(toBar) }))
  const sum = all && { ...all, key: 'all', number: '', name: '', names: null, share: all.net > 0 ? 100 : null }
  return (
    <>
      <BarColours
        label={text('sales.colours')}
        colours={[
          { tone: 'active', name: text('sales.net') },
          { tone: 'quiet', name: text('sales.before') },
        ]}
      />
      <RowTable
        rows={sum && report.total > 1 ? [sum, ...barred] : barred}
        rowKey={({ key }) => key}
        className={classes.report}
        columns={useColumns(by, currency)}
      />
    </>
  )
}

/** Without bars, the sum of all. */
type BarredRow = SalesRow & { bars?: BarPart[][] }

/** Sales, and those of the period before below them. */
const toBar = (span: BarSpan | undefined, at: number): BarPart[] =>
  span ? [{ ...span, tone: at === 0 ? 'active' : 'quiet' }] : []

function useColumns(by: SalesView, currency: string): Column<BarredRow>[] {
  const text = useText()
  const { number } = useFormat()
  const percent = (value: number | null) => (value === null ? '–' : text('sales.percent', { value: number(value) }))
  return [
    { head: text(`sales.by_${by}`), cell: (row) => <Name row={row} by={by} /> },
    {
      head: text('sales.net'),
      isRight: true,
      cell: ({ net }) => (
        <strong>
          <Money amount={net} currency={currency} />
        </strong>
      ),
    },
    { head: text('sales.share'), isRight: true, cell: ({ share }) => percent(share) },
    { head: text('sales.pieces'), isRight: true, cell: ({ pieces }) => number(pieces) },
    {
      head: text('sales.before'),
      isRight: true,
      cell: ({ netBefore }) => <Money amount={netBefore} currency={currency} />,
    },
    { head: text('sales.change'), isRight: true, cell: ({ change }) => percent(change) },
  ]
}

function Name({ row, by }: { row: BarredRow; by: SalesView }) {
  const text = useText()
  const { number } = row
  if (!row.bars) return <span className={page.number}>{text('sales.all')}</span>
  return (
    <>
      <span className={page.number}>
        <Title row={row} by={by} />
      </span>
      {number && <span className={page.quiet}>{number}</span>}
      <Bars bars={row.bars} />
    </>
  )
}

/** What a row is called; a customer or product leads to its page. */
function Title({ row: { key, name, names }, by }: { row: SalesRow; by: SalesView }) {
  const text = useText()
  const { month } = useFormat()
  const warehouseName = useWarehouseName()
  const productName = useProductName()
  const permissions = useSession()?.permissions ?? []
  if (by === 'month') return month(key)
  if (by === 'warehouse') return warehouseName(key)
  if (key === '') return text('sales.charges')
  if (by === 'customer' && holds(permissions, 'staff:customers'))
    return <Link {...detailLink('customers', key)}>{name}</Link>
  if (by !== 'product') return name
  return (
    <Link to="/pd/product" search={{ sku_id: Number(key) }}>
      {productName({ name, names })}
    </Link>
  )
}

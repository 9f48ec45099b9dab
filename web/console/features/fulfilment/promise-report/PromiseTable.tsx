import {
  addPromises,
  keptShare,
  promisedOrders,
  promiseOutcomes,
} from '../../../../../rules/fulfilment/promise-outcome.ts'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { BarColours, Bars } from '../../../../ui/list/Bars.tsx'
import { type Column, RowTable } from '../../../../ui/list/RowTable.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import classes from './PromiseReport.module.css'
import { barOutcomes, outcomeTones, promiseBar } from './promise-bar.ts'
import type { PromiseReport, PromiseReportRow } from './queries.ts'

type Row = Omit<PromiseReportRow, 'shipFrom' | 'shipVia' | 'carrier'> & {
  /** Null of the sum of all. */
  place: Pick<PromiseReportRow, 'shipFrom' | 'shipVia' | 'carrier'> | null
}

type Props = { report: PromiseReport; rows: readonly PromiseReportRow[] }

/** How promises ended by warehouse and carrier: a bar with its figures for each, the sum of all first. */
export function PromiseTable({ report, rows }: Props) {
  const text = useText()
  const { day } = useFormat()
  const placed = rows.map(({ shipFrom, shipVia, carrier, ...row }) => ({
    ...row,
    place: { shipFrom, shipVia, carrier },
  }))
  return (
    <>
      <p className={classes.period}>
        {text('promise_report.period', { from: day(report.from), until: day(report.until) })}
      </p>
      <BarColours
        label={text('promise_report.colours')}
        colours={barOutcomes.map((outcome) => ({
          tone: outcomeTones[outcome],
          name: text(`promise_report.${outcome}`),
        }))}
      />
      <RowTable
        rows={report.rows.length > 1 ? [sumRow(report.rows), ...placed] : placed}
        rowKey={({ place }) => (place ? `${place.shipFrom} ${place.shipVia}` : '')}
        className={classes.report}
        columns={useColumns()}
      />
    </>
  )
}

function sumRow(rows: readonly PromiseReportRow[]): Row {
  const counts = addPromises(rows)
  return { ...counts, promised: promisedOrders(counts), keptShare: keptShare(counts), place: null }
}

function useColumns(): Column<Row>[] {
  const text = useText()
  const { number } = useFormat()
  return [
    { head: text('promise_report.place'), cell: (row) => <Place row={row} /> },
    {
      head: text('promise_report.kept'),
      isRight: true,
      cell: ({ keptShare: share }) => (
        <strong>{share === null ? '–' : text('promise_report.share', { share: number(share) })}</strong>
      ),
    },
    { head: text('promise_report.promised'), isRight: true, cell: ({ promised }) => number(promised) },
    ...promiseOutcomes.map((outcome) => ({
      head: text(`promise_report.${outcome}`),
      isRight: true as const,
      cell: (row: Row) => number(row[outcome]),
    })),
  ]
}

function Place({ row }: { row: Row }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const carrierName = useCarrierName()
  const { place } = row
  return (
    <>
      <span className={page.number}>{place ? warehouseName(place.shipFrom) : text('promise_report.all')}</span>
      {place && <span className={page.quiet}>{carrierName(place.carrier)}</span>}
      <Bars bars={[promiseBar(row)]} isWhole />
    </>
  )
}

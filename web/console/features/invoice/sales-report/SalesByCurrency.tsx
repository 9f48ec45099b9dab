import { useQuery } from '@tanstack/react-query'
import { QueryLink } from '../../../../ui/controls/QueryLink.tsx'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { type SalesReport, type SalesRequest, salesReportQuery } from './queries.ts'
import classes from './SalesReport.module.css'
import { SalesTable } from './SalesTable.tsx'

/** `others`: whether the other currencies follow, which nobody has chosen among. */
type Props = { report: SalesReport; request: SalesRequest; others: boolean }

/** The rows of each currency by themselves, with bars on a scale of their own; of the others the first ones. */
export function SalesByCurrency({ report, request, others }: Props) {
  const text = useText()
  const further = others ? report.sums.filter(({ currency }) => currency !== report.currency) : []
  if (further.length === 0) return <SalesTable report={report} />
  return (
    <>
      <section aria-label={text('sales.in_currency', { currency: report.currency })}>
        <h2>{text('sales.in_currency', { currency: report.currency })}</h2>
        <SalesTable report={report} />
        <WayToAll report={report} />
      </section>
      {further.map(({ currency }) => (
        <OtherCurrency key={currency} currency={currency} request={request} />
      ))}
    </>
  )
}

function OtherCurrency({ currency, request }: { currency: string; request: SalesRequest }) {
  const text = useText()
  const title = text('sales.in_currency', { currency })
  const found = useQuery(salesReportQuery({ ...request, currency }))
  return (
    <section aria-label={title} className={classes.currency}>
      <h2>{title}</h2>
      <Fetched result={found} skeleton={<RowSkeletons rows={6} />}>
        {(report) => (
          <>
            <SalesTable report={report} />
            <WayToAll report={report} />
          </>
        )}
      </Fetched>
    </section>
  )
}

/** To the currency alone, where it has more rows than are shown. */
function WayToAll({ report: { rows, total, currency } }: { report: SalesReport }) {
  const text = useText()
  if (total <= rows.length) return null
  return <QueryLink change={{ currency, page: undefined }}>{text('sales.all_rows', { total, currency })}</QueryLink>
}

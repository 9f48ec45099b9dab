import { useQuery } from '@tanstack/react-query'
import { periodDays } from '../../../../rules/ledger/statement-periods.ts'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { PeriodForm } from '../../../ui/list/PeriodForm.tsx'
import { type StatementSearch, statementQuery } from '../../features/ledger/statement/queries.ts'
import { StatementFiles } from '../../features/ledger/statement/StatementFiles.tsx'
import { StatementView } from '../../features/ledger/statement/StatementView.tsx'
import { useToday } from '../../features/ledger/statement/useToday.ts'
import { ViewTabs } from '../../features/ledger/ViewTabs.tsx'

/** The statement of account of a period: this month, unless the address says other days. */
export function StatementPage({ search }: { search: StatementSearch }) {
  const text = useText()
  const today = useToday()
  const usual = periodDays('this_month', today)
  const period = { from: search.from ?? usual.from, to: search.to ?? usual.to }
  const found = useQuery(statementQuery(period))
  return (
    <>
      <h1>{text('statement.title')}</h1>
      <ViewTabs view="statement" />
      <p>{text('statement.intro')}</p>
      <PeriodForm period={period} today={today}>
        <StatementFiles period={period} />
      </PeriodForm>
      <Fetched result={found} skeleton={<RowSkeletons rows={8} />}>
        {({ statements, to, from }) =>
          statements.map((statement) => (
            <StatementView
              key={`${statement.currency} ${from} ${to}`}
              statement={statement}
              to={to}
              isAlone={statements.length === 1}
            />
          ))
        }
      </Fetched>
    </>
  )
}

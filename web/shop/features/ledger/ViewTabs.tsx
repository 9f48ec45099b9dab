import { Link } from '@tanstack/react-router'
import { type FinanceView, financeViews } from '../../../../rules/ledger/item.ts'
import { useText } from '../../../ui/language/language.tsx'
import classes from '../../../ui/page/Tabs.module.css'
import { viewPaths } from './queries.ts'

/** The way between the overview of an account, its five views and its statement. */
export function ViewTabs({ view }: { view: FinanceView | 'overview' | 'statement' }) {
  const text = useText()
  return (
    <nav aria-label={text('finance.views')} className={classes.tabs}>
      <Link to="/finance/account" className={classes.tab} aria-current={view === 'overview' ? 'page' : undefined}>
        {text('overview.title')}
      </Link>
      {financeViews.map((one) => (
        <Link
          key={one}
          to={viewPaths[one]}
          className={classes.tab}
          // One that narrows its view still leads to the whole of it.
          activeOptions={{ exact: true }}
          aria-current={one === view ? 'page' : undefined}
        >
          {text(`finance.view_${one}`)}
        </Link>
      ))}
      <Link to="/finance/statement" className={classes.tab} aria-current={view === 'statement' ? 'page' : undefined}>
        {text('statement.title')}
      </Link>
    </nav>
  )
}

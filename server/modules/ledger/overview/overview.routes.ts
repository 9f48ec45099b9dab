import { getFinanceOverview } from '../../../../contract/ledger/overview.ts'
import { lastMonths, makeSpending } from '../../../../rules/ledger/spending.ts'
import type { Mount } from '../../../http/mount.ts'
import { findAccountFacts, findSpending } from './overview.queries.ts'
import { toCredit, toDue, toSpending } from './wire.ts'

export const financeOverviewRoutes = (mount: Mount) => {
  mount(getFinanceOverview, async (context) => {
    const account = await findAccountFacts(context)
    const months = lastMonths(account.today)
    const spending = makeSpending(await findSpending(context, months), months)
    return {
      today: account.today,
      due: toDue(account.openOnDays, account.today),
      spending: spending.map(toSpending),
      credit: toCredit(account),
    }
  })
}

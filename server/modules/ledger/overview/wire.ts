import type { Reply } from '../../../../contract/endpoint.ts'
import type { getFinanceOverview } from '../../../../contract/ledger/overview.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { makeDueBars } from '../../../../rules/ledger/due-bars.ts'
import type { Spending } from '../../../../rules/ledger/spending.ts'
import type { AccountFacts, OpenOnDay } from './overview.queries.ts'

type Overview = Reply<typeof getFinanceOverview>

/** What is open by when it is due, for each currency; what is theirs stands apart. */
export const toDue = (openOnDays: readonly OpenOnDay[], today: string): Overview['due'] =>
  Object.entries(Object.groupBy(openOnDays, ({ currency }) => currency)).map(([currency, days = []]) => {
    const owed = days.filter(({ side }) => side === 'debit')
    const unallocated = sumOpen(days.filter(({ side }) => side === 'credit'))
    return {
      currency,
      bars: makeDueBars(owed, today).map((bar) => ({ ...bar, amount: toAmount(bar.amount) })),
      unallocated: toAmount(unallocated),
      balance: toAmount(sumOpen(owed) - unallocated),
    }
  })

const sumOpen = (parts: readonly { open: number }[]) => parts.reduce((sum, { open }) => sum + open, 0)

/** What was spent in a currency, as it is shown. */
export const toSpending = (spending: Spending): Overview['spending'][number] => ({
  currency: spending.currency,
  total: toAmount(spending.total),
  months: spending.months.map(({ month, net }) => ({ month, net: toAmount(net) })),
  brands: spending.brands.map(({ brand, net }) => ({ brand, net: toAmount(net) })),
  otherBrands: toAmount(spending.otherBrands),
  charges: toAmount(spending.charges),
  products: spending.products.map((product) => ({ ...product, net: toAmount(product.net) })),
  otherProducts: toAmount(spending.otherProducts),
})

/** How much of the credit limit is used; null for who pays in advance and has none. */
export const toCredit = ({ currency, termsNetDays, creditLimit, ...owed }: AccountFacts): Overview['credit'] =>
  termsNetDays === 0
    ? null
    : {
        currency,
        limit: toAmount(creditLimit),
        used: toAmount(owed.openBalance),
        overdue: toAmount(owed.overdueAmount),
        left: toAmount(creditLimit - owed.openBalance),
      }

import type { Static } from 'typebox'
import type { getStatement } from '../../../../contract/finance/statement.ts'
import type { AgedItem, Statement, StatementRow } from '../../../../rules/finance/statement.ts'
import { signedCents } from '../../../../rules/finance/statement.ts'
import { toAmount } from '../../../../rules/price/money.ts'

type Reply = Static<(typeof getStatement)['reply']>['statements'][number]

/** A statement as it is shown. */
export const toStatement = ({ currency, ...statement }: Statement): Reply => ({
  currency,
  opening: toAmount(statement.opening),
  rows: statement.rows.map(toRow),
  debit: toAmount(statement.debit),
  credit: toAmount(statement.credit),
  closing: toAmount(statement.closing),
  openItems: statement.openItems.map((item) => ({
    ...toFacts(item),
    open: toAmount(signedCents(item.side, item.open)),
    isDisputed: item.isDisputed,
    daysOverdue: item.daysOverdue,
  })),
  ageing: statement.ageing.map(({ bucket, amount }) => ({ bucket, amount: toAmount(amount) })),
  unallocated: toAmount(statement.unallocated),
})

const toRow = (row: StatementRow) => ({
  ...toFacts(row),
  postedOn: row.postedOn,
  debit: row.side === 'debit' ? toAmount(row.amount) : 0,
  credit: row.side === 'credit' ? toAmount(row.amount) : 0,
  balance: toAmount(row.balance),
})

const toFacts = ({ orderNumber: orderno, ...item }: AgedItem | StatementRow) => ({
  itemId: item.itemId,
  kind: item.kind,
  number: item.number,
  orderno,
  poNumber: item.poNumber,
  issuedOn: item.issuedOn,
  dueOn: item.dueOn,
})

import type { Static } from 'typebox'
import type { getStatement } from '../../../../contract/ledger/statement.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { paymentReference } from '../../../../rules/invoice/creditor-reference.ts'
import type { AgedItem, StatementRow } from '../../../../rules/ledger/statement.ts'
import { signedCents } from '../../../../rules/ledger/statement.ts'
import type { FoundStatement, PaidStatement } from './find-statement.ts'
import { otherIssuer } from './other-issuer.ts'

type Reply = Static<(typeof getStatement)['reply']>['statements'][number]

/** A statement as it is shown. */
export const toStatement = (found: FoundStatement, { currency, ...statement }: PaidStatement): Reply => ({
  currency,
  opening: toAmount(statement.opening),
  rows: statement.rows.map((row) => toRow(found, row)),
  debit: toAmount(statement.debit),
  credit: toAmount(statement.credit),
  closing: toAmount(statement.closing),
  openItems: statement.openItems.map((item) => ({
    ...toFacts(found, item),
    open: toAmount(signedCents(item.side, item.open)),
    isDisputed: item.isDisputed,
    daysOverdue: item.daysOverdue,
  })),
  ageing: statement.ageing.map(({ bucket, amount }) => ({ bucket, amount: toAmount(amount) })),
  unallocated: toAmount(statement.unallocated),
  payments: statement.payments.map(({ seller, amount, numbers, account }) => ({
    seller,
    amount: toAmount(amount),
    account: account && { ...account, reference: paymentReference(numbers) },
  })),
})

const toRow = (found: FoundStatement, row: StatementRow) => ({
  ...toFacts(found, row),
  postedOn: row.postedOn,
  debit: row.side === 'debit' ? toAmount(row.amount) : 0,
  credit: row.side === 'credit' ? toAmount(row.amount) : 0,
  balance: toAmount(row.balance),
})

const toFacts = (found: FoundStatement, { orderNumber: orderno, ...item }: AgedItem | StatementRow) => ({
  itemId: item.itemId,
  kind: item.kind,
  number: item.number,
  orderno,
  poNumber: item.poNumber,
  issuedOn: item.issuedOn,
  dueOn: item.dueOn,
  issuer: otherIssuer(found, item),
})

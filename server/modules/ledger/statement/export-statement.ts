import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { AgedItem, Statement, StatementRow } from '../../../../rules/ledger/statement.ts'
import { signedCents } from '../../../../rules/ledger/statement.ts'
import type { Cell, Row } from '../../../spreadsheets/row.ts'
import { sheetFile } from '../../../spreadsheets/sheet-file.ts'
import type { FoundStatement, PaidStatement } from './find-statement.ts'

// Names that a program reads stay the same in every language.
const columns = [
  ...['section', 'currency', 'posted_on', 'kind', 'number', 'order', 'po_number', 'issued_on', 'due_on'],
  ...['debit', 'credit', 'balance', 'days_overdue', 'disputed', 'issued_by', 'account'],
]

/**
 * A statement as a spreadsheet: what was owed before, each item, what is owed in the end, each open item, and what is paid to which company
 * on which account, by currency.
 */
export async function statementSheet(find: () => Promise<FoundStatement>, name: string, callerId: string) {
  async function* rows() {
    const { statements, ...period } = await find()
    for (const statement of statements) yield* statementRows(statement, period)
  }
  return sheetFile({ name, columns, rows }, 'xlsx', callerId)
}

function* statementRows(statement: PaidStatement, { from, to }: { from: string; to: string }): Iterable<Row> {
  const { currency, opening, rows, debit, credit, closing, openItems, payments } = statement
  yield ['opening', currency, from, ...blanks(8), money(opening), '']
  for (const row of rows)
    yield [
      'item',
      currency,
      row.postedOn,
      ...toFacts(row),
      ...toSides(row.side, row.amount),
      money(row.balance),
      '',
      '',
      row.issuer ?? '',
    ]
  yield ['closing', currency, to, ...blanks(6), money(debit), money(credit), money(closing), '']
  for (const item of openItems)
    yield [
      'open',
      currency,
      '',
      ...toFacts(item),
      '',
      '',
      money(signedCents(item.side, item.open)),
      item.daysOverdue ?? '',
      item.isDisputed ? 'yes' : 'no',
      item.issuer ?? '',
      item.account?.account ?? '',
    ]
  for (const { seller, amount, account } of payments)
    yield ['payment', currency, ...blanks(9), money(amount), '', '', seller, account?.account ?? '']
}

const blanks = (count: number): Cell[] => Array.from({ length: count }, () => '')
const money = (cents: number): Cell => ({ amount: toAmount(cents) })

const toFacts = ({ kind, number, orderNumber, poNumber, issuedOn, dueOn }: StatementRow | AgedItem): Cell[] => [
  ...[kind, number, orderNumber, poNumber, issuedOn],
  dueOn ?? '',
]

const toSides = (side: Statement['rows'][number]['side'], cents: number): Cell[] =>
  side === 'debit' ? [money(cents), ''] : ['', money(cents)]

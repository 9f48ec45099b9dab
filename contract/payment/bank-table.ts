import Type from 'typebox'
import { largestBankTable } from '../../rules/ledger/bank-statement.ts'
import {
  columnRoles,
  type DayOrder,
  type DecimalSign,
  dayOrders,
  decimalSigns,
  longestWord,
  mostBankColumns,
  mostWords,
} from '../../rules/ledger/bank-table/layout.ts'
import { lineFaults } from '../../rules/ledger/bank-table/read-line.ts'
import { tableGaps } from '../../rules/ledger/bank-table/table-gaps.ts'
import { endpoint } from '../endpoint.ts'
import { TableQuery } from '../table-file.ts'
import { Amount, Id, IsoDate, Nullable } from '../wire.ts'

/** Tables of a bank (CSV, XLSX) and how they are read: described once for an account, and known by the names of their columns. */
const access = 'staff:finance'

const path = '/staff/money/bank-table'
const upload = { bytes: largestBankTable, files: 1 }

const longestRole = Math.max(...columnRoles.map((role) => role.length))
const Words = Type.Optional(
  Type.String({ maxLength: mostWords * (longestWord + 1), description: 'Of the column, one a line' }),
)
const { encoding } = TableQuery
const layoutQuery = {
  encoding,
  roles: Type.String({
    pattern: '^[A-Za-z]+(?:,[A-Za-z]+)*$',
    maxLength: mostBankColumns * (longestRole + 1),
    description: `What each column is for, in the order of the head, with commas between: ${columnRoles.join(', ')}`,
  }),
  dayOrder: Type.Optional(Type.Enum([...dayOrders])),
  decimal: Type.Optional(Type.Enum([...decimalSigns])),
  wholeDays: Type.Optional(Type.Boolean({ description: 'Files of this bank begin with a whole day' })),
  creditWords: Words,
  debitWords: Words,
  bookedWords: Words,
  pendingWords: Words,
}

const DayOrderOrNone = Type.Unsafe<DayOrder | null>({ enum: [...dayOrders, null] })
const DecimalOrNone = Type.Unsafe<DecimalSign | null>({ enum: [...decimalSigns, null] })
const WordList = Type.Array(Type.String())
const Layout = Type.Object(
  {
    roles: Type.Array(Type.Enum([...columnRoles])),
    dayOrder: DayOrderOrNone,
    decimal: DecimalOrNone,
    wholeDays: Type.Boolean(),
    creditWords: WordList,
    debitWords: WordList,
    bookedWords: WordList,
    pendingWords: WordList,
  },
  { title: 'BankTableLayout' },
)

const Column = Type.Object({
  name: Type.String(),
  samples: Type.Array(Type.String(), { description: 'What its first lines hold' }),
  words: Type.Array(Type.String(), {
    description: 'What it says, each word once; empty where it says more than a few',
  }),
})
const OwnAccount = Type.Object({
  bankAccountId: Id,
  account: Type.String(),
  currency: Type.String(),
  bank: Type.String(),
})
const Fault = Type.Object({
  line: Type.Integer(),
  reason: Type.Enum([...lineFaults]),
  column: Type.String({ description: 'Its name, or empty' }),
  value: Type.String(),
})
const Line = Type.Object({
  line: Type.Integer(),
  bookedOn: IsoDate,
  amount: { ...Amount, description: 'Below 0 for a debit' },
  payer: Type.String(),
  words: Type.String(),
})

export const previewBankTable = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  access,
  summary:
    "Preview the import of a bank's table: its columns, how they are read or may be, its first entries, and each line that cannot be read. Stores nothing.",
  query: Type.Object({ bankAccountId: Type.Optional(Id), ...layoutQuery, roles: Type.Optional(layoutQuery.roles) }),
  upload,
  reply: Type.Object({
    columns: Type.Array(Column),
    accounts: Type.Array(OwnAccount, { description: 'Those of the caller’s sites' }),
    bankAccountId: Nullable({ ...Id, description: 'Which of them it is of; null where nothing says so' }),
    layout: Layout,
    isKept: Type.Boolean({ description: 'The account has a description of this head' }),
    gaps: Type.Array(Type.Enum([...tableGaps]), { description: 'What is still to be said' }),
    lines: Type.Array(Line, { description: 'The first entries' }),
    entries: Type.Integer(),
    moneyIn: Amount,
    moneyOut: Amount,
    pending: Type.Integer(),
    leftOut: Type.Array(Type.Integer(), { description: 'Lines of sums and words above and below the entries' }),
    faults: Type.Array(Fault, { description: 'The first lines that cannot be read' }),
    faultCount: Type.Integer(),
    balances: Nullable(Type.Object({ opening: Amount, closing: Amount })),
    difference: Nullable(Type.Object({ line: Type.Integer(), expected: Amount, closing: Amount })),
  }),
})

export const keepBankTable = endpoint({
  method: 'POST',
  path,
  access,
  summary:
    'Save how tables with this head are read for an account, in place of what was saved before. Refused unless every line of the file can be read by it. The entries of the file are not stored.',
  query: Type.Object({ bankAccountId: Id, ...layoutQuery }),
  upload,
  reply: Type.Null(),
})

const params = Type.Object({ id: Id, bankAccountId: Id })
const accountPath = '/staff/site/:id/bankAccounts/:bankAccountId/tables'

export const listBankTables = endpoint({
  method: 'GET',
  path: accountPath,
  access: 'staff:sites',
  summary: 'List how tables of an account’s bank are read, by the names of their columns.',
  params,
  reply: Type.Array(
    Type.Object({
      layoutId: Id,
      columns: Type.Array(Type.Object({ name: Type.String(), role: Type.Enum([...columnRoles]) })),
      dayOrder: DayOrderOrNone,
      decimal: DecimalOrNone,
      wholeDays: Type.Boolean(),
      keptAt: Type.String(),
      keptBy: Type.String({ description: 'The user name' }),
    }),
  ),
})

export const removeBankTable = endpoint({
  method: 'DELETE',
  path: `${accountPath}/:layoutId`,
  access: 'staff:sites',
  summary: 'Delete how a table is read: the next one with its head is asked about. Entries that were read stay.',
  params: Type.Object({ id: Id, bankAccountId: Id, layoutId: Id }),
  reply: Type.Null(),
})

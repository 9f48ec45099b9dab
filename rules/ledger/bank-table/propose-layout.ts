import { findNamed, isKnownWord } from './column-names.ts'
import { type ColumnRole, longestWord, mostWords, plainWord, type TableLayout, type TableRow } from './layout.ts'
import { isCurrency, readWrittenAmount } from './read-amount.ts'
import { readWrittenDay } from './read-day.ts'
import { isSameAccount } from './read-line.ts'

type Columns = { names: readonly string[]; rows: readonly TableRow[] }
type OwnAccount = { account: string; currency: string }

// What a column holds is seen by its first lines.
const linesLookedAt = 200

/** What each column of a table most likely is for, by its name and by what stands in it. */
export function proposeLayout({ names, rows }: Columns, accounts: readonly OwnAccount[]): TableLayout {
  const proposal = startProposal(names, rows.slice(0, linesLookedAt))
  proposeOwn(proposal, accounts)
  proposeDays(proposal)
  proposeAmounts(proposal)
  proposeWords(proposal)
  return { ...bare, roles: proposal.roles, ...toWords({ names, rows: rows.slice(0, linesLookedAt) }, proposal.roles) }
}

type Proposal = ReturnType<typeof startProposal>

/** Gives roles to columns that have none yet and hold what fits. */
function startProposal(names: readonly string[], rows: readonly TableRow[]) {
  const roles: ColumnRole[] = names.map(() => 'none')
  const cells = (at: number) => rows.flatMap((row) => (row.cells[at]?.trim() ? [row.cells[at].trim()] : []))
  const give = (role: ColumnRole, found: readonly number[], fits: (cells: string[]) => boolean, most = 1) => {
    const free = found.filter((at) => roles[at] === 'none' && cells(at).length > 0 && fits(cells(at))).slice(0, most)
    for (const at of free) roles[at] = role
  }
  return { names, roles, cells, give, all: names.map((_, at) => at), has: (role: ColumnRole) => roles.includes(role) }
}

function proposeOwn({ give, all }: Proposal, accounts: readonly OwnAccount[]) {
  const currencies = [...new Set(accounts.map(({ currency }) => currency))]
  give('account', all, (held) => accounts.some(({ account }) => held.every((cell) => isSameAccount(cell, account))))
  give('currency', all, (held) => currencies.some((currency) => held.every((cell) => isCurrency(cell, currency))))
}

function proposeDays({ names, give, all }: Proposal) {
  give('valueOn', findNamed(names, 'valueOn'), areMostly(isDay))
  give('bookedOn', [...findNamed(names, 'bookedOn'), ...all], areMostly(isDay))
}

function proposeAmounts({ names, roles, cells, give, all, has }: Proposal) {
  give('balance', findNamed(names, 'balance'), areMostly(isAmount))
  give('amount', findNamed(names, 'amount'), areMostly(isAmount))
  if (!has('amount')) {
    give('amountIn', findNamed(names, 'amountIn'), areMostly(isAmount))
    give('amountOut', findNamed(names, 'amountOut'), areMostly(isAmount))
  }
  if (!has('amount') && !has('amountIn') && !has('amountOut')) give('amount', all, areMostly(isDecimal))
  if (!has('amount') || cells(roles.indexOf('amount')).some(isNegative)) return
  give('side', findNamed(names, 'side'), areAll(isSide))
  if (!has('side')) give('side', all, saysBoth)
}

function proposeWords({ names, give, all }: Proposal) {
  give('status', [...findNamed(names, 'status'), ...all], areAll(isState))
  give('reference', findNamed(names, 'reference'), (held) => new Set(held).size === held.length)
  give('payer', findNamed(names, 'payer'), (held) => !areMostly(isAmount)(held))
  give('payerAccount', findNamed(names, 'payerAccount'), () => true)
  give('words', findNamed(names, 'words'), (held) => !saysBoth(held), names.length)
}

const bare = { dayOrder: null, decimal: null, wholeDays: false } as const

/** The words of the columns of sides and states that banks are known by, as far as they are. */
function toWords({ rows }: Columns, roles: readonly ColumnRole[]) {
  const words = (role: ColumnRole) => listWords(rows, roles.indexOf(role))
  const known = (role: ColumnRole, what: Parameters<typeof isKnownWord>[0]) =>
    words(role).filter((word) => isKnownWord(what, word))
  return {
    creditWords: known('side', 'credit'),
    debitWords: known('side', 'debit'),
    bookedWords: known('status', 'booked'),
    pendingWords: known('status', 'pending'),
  }
}

/** What a column says, each word once; nothing of one that says more than a few. */
export function listWords(rows: readonly TableRow[], column: number): string[] {
  if (column < 0) return []
  const words = new Map(rows.map(({ cells }) => [plainWord(cells[column] ?? ''), (cells[column] ?? '').trim()]))
  const listed = [...words.values()].filter((word) => word.length <= longestWord)
  return listed.length > mostWords ? [] : listed
}

type Test = (cell: string) => boolean

/** Sums above and below the entries have no day, say. */
const areMostly = (test: Test) => (cells: readonly string[]) =>
  cells.length > 0 && cells.filter(test).length > cells.length / 2
const areAll = (test: Test) => (cells: readonly string[]) => cells.length > 0 && cells.every(test)

const isDay: Test = (cell) => readWrittenDay(cell) !== null
const readPlain = (cell: string) => readWrittenAmount(cell.replace(/\s?[A-Z]{3}$/, ''), 'USD')
const isAmount: Test = (cell) => readPlain(cell) !== null && !isDay(cell)
const isDecimal: Test = (cell) => isAmount(cell) && /[.,]\d{2}(?!\d)/.test(cell)
const isNegative: Test = (cell) => {
  const written = readPlain(cell)
  return written !== null && (written === 'currency' || written.isNegative)
}
const isSide: Test = (cell) => isKnownWord('credit', cell) || isKnownWord('debit', cell)
const saysBoth = (cells: readonly string[]) =>
  cells.every(isSide) && new Set(cells.map((cell) => isKnownWord('credit', cell))).size > 1
const isState: Test = (cell) => isKnownWord('booked', cell) || isKnownWord('pending', cell)

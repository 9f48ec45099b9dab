/** What a column of a bank's table says of an entry. */
export const columnRoles = [
  'none',
  'bookedOn',
  'valueOn',
  'amount',
  'amountIn',
  'amountOut',
  'side',
  'payer',
  'payerAccount',
  'words',
  'reference',
  'balance',
  'currency',
  'status',
  'account',
] as const
export type ColumnRole = (typeof columnRoles)[number]

export const dayOrders = ['dmy', 'mdy'] as const
export type DayOrder = (typeof dayOrders)[number]

export const decimalSigns = ['.', ','] as const
export type DecimalSign = (typeof decimalSigns)[number]

/** How a bank's table is read, as staff have described it. */
export type TableLayout = {
  /** What each column is for, in the order of the head. */
  roles: readonly ColumnRole[]
  /** How days are written that can be read in two ways; null where the files have shown it so far. */
  dayOrder: DayOrder | null
  /** The same of amounts such as 1,000. */
  decimal: DecimalSign | null
  /** A file begins with a whole day, as it does where the bank asks from which day on. */
  wholeDays: boolean
  /** What the column of the side says of credits and debits. */
  creditWords: readonly string[]
  debitWords: readonly string[]
  /** What the column of the status says of what is booked, and of what is not yet. */
  bookedWords: readonly string[]
  pendingWords: readonly string[]
}

/** A line of a table, counted as in its file; `faults` are cells of a spreadsheet that do not say what was meant. */
export type TableRow = {
  line: number
  cells: readonly string[]
  faults?: Readonly<Record<number, 'failed' | 'digits' | 'day'>>
  /** Its quotation marks do not match. */
  isBroken?: true
}

/** The most columns that a bank's table has. */
export const mostBankColumns = 60
/** So many lines a file of a table may have. */
export const mostBankRows = 20_000
/** Words that a column of sides or states may have. */
export const mostWords = 20
export const longestWord = 60

/** What else has to be said of a layout before anything is read by it. */
export type LayoutGap = 'bookedOn' | 'amount' | 'side' | 'twice'

/** Roles that one column has at most. */
const onceOnly = columnRoles.filter((role) => role !== 'none' && role !== 'words')

/** What a layout lacks, or says twice. */
export function findLayoutGaps({ roles }: TableLayout): LayoutGap[] {
  const has = (role: ColumnRole) => roles.includes(role)
  const isSplit = has('amountIn') || has('amountOut')
  const hasAmount = has('amount') ? !isSplit : has('amountIn') && has('amountOut')
  return [
    ...(has('bookedOn') ? [] : (['bookedOn'] as const)),
    ...(hasAmount ? [] : (['amount'] as const)),
    ...(has('side') && !has('amount') ? (['side'] as const) : []),
    ...(onceOnly.some((role) => roles.indexOf(role) !== roles.lastIndexOf(role)) ? (['twice'] as const) : []),
  ]
}

/** The text of the column that has a role; empty where none has. */
export function readCell({ roles }: TableLayout, role: ColumnRole, { cells }: TableRow): string {
  const at = roles.indexOf(role)
  return at < 0 ? '' : (cells[at] ?? '').trim()
}

/** Words that are compared: whatever their capitals and spaces. */
export const plainWord = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toUpperCase()

/** The names of columns as they are compared, without empty ones at the end. */
export function toHead(cells: readonly string[]): string[] {
  const names = cells.map(plainWord)
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}

export const isSameHead = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, at) => name === other[at])

/** Why a table of a bank is not read, or not yet. */
export type BankTableRefusal =
  | 'bank_table.unknown'
  | 'bank_table.which_account'
  | 'bank_table.unclear'
  | 'bank_table.line'
  | 'bank_table.too_many_rows'

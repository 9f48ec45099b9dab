import { plainWord, readCell, type TableLayout, type TableRow } from './layout.ts'
import { readWrittenDay } from './read-day.ts'

// Sums and balances, as banks write them above and below the entries.
const summary = new RegExp(
  `^#?\\s?(?:${[
    '(?:TOTAL|SUB-?TOTAL|TOTALS|TOTAAL|TOTALE|TOTALI|TOTAUX|SUMME|GESAMT|RAZEM|SUMA)',
    '(?:BEGINNING|OPENING|ENDING|CLOSING|CURRENT|AVAILABLE|LEDGER|NEW|PREVIOUS) BALANCE',
    'BALANCE (?:AS OF|FORWARD|BROUGHT FORWARD|CARRIED FORWARD)',
    '(?:ANFANGS|END|SCHLUSS|KONTO)SALDO|(?:ALTER|NEUER) (?:KONTO)?(?:SALDO|STAND)|KONTOSTAND',
    'SALDO (?:INIZIALE|FINALE|CONTABILE|DISPONIBILE|POCZĄTKOWE|KOŃCOWE|KSIĘGOWE|DOSTĘPNE)',
    '(?:ANCIEN|NOUVEAU) SOLDE|SOLDE (?:INITIAL|FINAL|PRÉCÉDENT|CRÉDITEUR|DÉBITEUR|AU)',
    '(?:BEGIN|EIND|OUD|NIEUW)SALDO',
  ].join('|')})(?![\\p{L}\\d])`,
  'u',
)

/** The amounts of a line. */
const amountRoles = ['amount', 'amountIn', 'amountOut'] as const

/**
 * Whether a line above or below the entries is surely none of them: it has neither a day nor an amount, or it is named as a sum or a
 * balance and lacks one of both.
 */
export function isSummaryLine(row: TableRow, layout: TableLayout): boolean {
  if (row.isBroken) return false
  const hasDay = readWrittenDay(readCell(layout, 'bookedOn', row)) !== null
  const hasAmount = amountRoles.some((role) => /\d/.test(readCell(layout, role, row)))
  if (hasDay && hasAmount) return false
  return (!hasDay && !hasAmount) || row.cells.some((cell) => summary.test(plainWord(cell)))
}

import { locales } from '../../../../../texts/index.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from './BankTable.module.css'
import type { Preview } from './queries.ts'

/** What would become of a table: the open questions, the first entries, the sums, and what cannot be read by its line. */
export function TablePreview({ preview, bankAccountId }: { preview: Preview; bankAccountId: number | null }) {
  const text = useText()
  const { day } = useFormat()
  const { gaps, lines, faults, faultCount, entries, pending, leftOut, balances, difference } = preview
  const formatAmount = useAmountFormat(findCurrency(preview, bankAccountId))
  const sums = { moneyIn: formatAmount(preview.moneyIn), moneyOut: formatAmount(preview.moneyOut) }
  return (
    <section aria-labelledby="bank-table-preview" className={classes.preview}>
      <h3 id="bank-table-preview">{text('bank_table.preview')}</h3>
      <div role="status">
        <ul className={classes.gaps}>
          {gaps.map((gap) => (
            <li key={gap}>{text(`bank_table.gap_${gap}`)}</li>
          ))}
        </ul>
        <p>{text('bank_table.sums', { entries, pending, ...sums })}</p>
        {balances && (
          <p>
            {text('bank_table.balances', {
              opening: formatAmount(balances.opening),
              closing: formatAmount(balances.closing),
            })}
          </p>
        )}
        {faultCount > 0 && <p>{text('bank_table.faults', { count: faultCount })}</p>}
      </div>
      {difference && (
        <p role="alert">
          {text('bank_table.difference', {
            line: difference.line,
            expected: formatAmount(difference.expected),
            closing: formatAmount(difference.closing),
          })}
        </p>
      )}
      <ul className={classes.gaps}>
        {faults.map(({ line, reason, column, value }) => (
          <li key={`${line} ${reason}`}>{text(`bank_table.fault_${reason}`, { line, column, value })}</li>
        ))}
      </ul>
      {leftOut.length > 0 && <p>{text('bank_table.left_out', { count: leftOut.length, lines: leftOut.join(', ') })}</p>}
      {lines.length > 0 && (
        <RowTable
          rows={lines}
          rowKey={({ line }) => line}
          columns={[
            { head: text('money.booked_on'), cell: ({ bookedOn }) => day(bookedOn) },
            { head: text('money.amount'), isRight: true, cell: ({ amount }) => formatAmount(amount) },
            { head: text('money.payer'), cell: ({ payer }) => payer },
            { head: text('money.words'), onPhone: 'named wide', cell: ({ words }) => words },
          ]}
        />
      )}
    </section>
  )
}

/** That of the account; before one is chosen, that of all of ours where they have one in common. */
function findCurrency({ accounts }: Preview, bankAccountId: number | null): string | undefined {
  const chosen = accounts.filter((one) => bankAccountId === null || one.bankAccountId === bankAccountId)
  const [currency, other] = new Set(chosen.map((one) => one.currency))
  return other === undefined ? currency : undefined
}

/** Formats amounts, without a currency while the bank account is not chosen. */
function useAmountFormat(currency: string | undefined) {
  const { money } = useFormat()
  const { language } = useLanguage()
  if (currency !== undefined) return (amount: number) => money(amount, currency)
  const figures = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2 })
  return (amount: number) => figures.format(amount)
}

import { exportAccountStatement } from '../../../../../contract/payment/account.ts'
import { periodDays } from '../../../../../rules/ledger/statement-periods.ts'
import { download } from '../../../../api/download.ts'
import { FileButton } from '../../../../ui/controls/FileButton.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { PeriodForm } from '../../../../ui/list/PeriodForm.tsx'
import classes from '../Payment.module.css'
import type { Account, StatementDays } from './queries.ts'

type Props = { account: Account; days: StatementDays }

/** The statement of account of the customer as a file, of this month unless the address says other days. */
export function AccountStatement({ account: { customerId, today }, days }: Props) {
  const text = useText()
  const usual = periodDays('this_month', today)
  const period = { from: days.from ?? usual.from, to: days.to ?? usual.to }
  return (
    <section className={classes.part} aria-label={text('statement.title')}>
      <h2>{text('statement.title')}</h2>
      <p className={classes.hint}>{text('money_account.statement_hint')}</p>
      <PeriodForm period={period} today={today}>
        {(['pdf', 'xlsx'] as const).map((format) => (
          <FileButton
            key={format}
            fetch={() => download(exportAccountStatement, { params: { id: customerId }, query: { ...period, format } })}
            label={text(`statement.${format}`)}
            isPdf={format === 'pdf'}
          />
        ))}
      </PeriodForm>
    </section>
  )
}

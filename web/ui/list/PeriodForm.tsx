import type { ReactNode } from 'react'
import type { Period } from '../../../rules/ledger/statement.ts'
import { useText } from '../language/language.tsx'
import { FindForm } from './FindForm.tsx'
import { PeriodLinks } from './PeriodLinks.tsx'

type Props = { period: Period; today: string; children: ReactNode }

/** The period of a statement, kept in the address: one of the usual, or any two days; beside it what is made of it. */
export function PeriodForm({ period, today, children }: Props) {
  const text = useText()
  return (
    <>
      <PeriodLinks period={period} today={today} />
      <FindForm
        search={period}
        filters={[
          { name: 'from', label: text('statement.from'), isDay: true },
          { name: 'to', label: text('statement.to'), isDay: true },
        ]}
      >
        {children}
      </FindForm>
    </>
  )
}

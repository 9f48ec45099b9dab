import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'

type Props = { expectedOn: string; daysLate: number }

/** The day on which goods are expected, and since when they are late. */
export function ExpectedDay({ expectedOn, daysLate }: Props) {
  const text = useText()
  const { day } = useFormat()
  return (
    <>
      {day(expectedOn)}
      {daysLate > 0 && <span className={page.late}>{text('warehouse.days_late', { days: daysLate })}</span>}
    </>
  )
}

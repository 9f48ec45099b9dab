import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './EInvoice.module.css'
import type { EInvoice } from './queries.ts'

/** Until when it has to be handed over, and from the day before how little of that is left. */
export function LastDay({ deadline: { day, daysLeft } }: { deadline: NonNullable<EInvoice['deadline']> }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      {format.day(day)}
      {daysLeft <= 1 && <span className={classes.urgent}>{text(`e_invoice.${urgency(daysLeft)}`)}</span>}
    </>
  )
}

function urgency(daysLeft: number) {
  if (daysLeft < 0) return 'late'
  return daysLeft === 0 ? 'today' : 'tomorrow'
}

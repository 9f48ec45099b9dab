import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { ShipmentRow } from './queries.ts'
import classes from './Warehouse.module.css'

/** The day that was promised, and by how many days it is missed so far. */
export function PromisedDay({
  order: { promisedOn, daysLate },
}: {
  order: Pick<ShipmentRow, 'promisedOn' | 'daysLate'>
}) {
  const text = useText()
  const { day } = useFormat()
  if (promisedOn === null) return null
  return (
    <>
      {day(promisedOn)}
      {daysLate > 0 && <span className={classes.late}>{text('warehouse.days_late', { days: daysLate })}</span>}
    </>
  )
}

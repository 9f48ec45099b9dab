import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import classes from './Delivery.module.css'

type Order = { promisedOn: string | null; isLate: boolean; rest?: { on: string; isLate: boolean } | null }

/** The day of an order that is still to come: the promised one, or that of its rest once all that was promised has left; what is missed stands out. ISO dates. */
export function NextDay({ order: { promisedOn, isLate, rest } }: { order: Order }) {
  const text = useText()
  const { day } = useFormat()
  if (rest) {
    const words = text('order.rest_on', { date: day(rest.on) })
    return <span className={rest.isLate ? classes.late : undefined}>{words}</span>
  }
  return promisedOn && <span className={isLate ? classes.late : undefined}>{day(promisedOn)}</span>
}

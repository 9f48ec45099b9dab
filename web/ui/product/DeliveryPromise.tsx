import type { ReaderPromise } from '../../../rules/sourcing/reader-promise.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import { useNow, useTimeLeft } from '../useTimeLeft.ts'
import classes from './DeliveryPromise.module.css'

/** Until when to order, by the reader's clock, and when all of it arrives. Counts in the browser alone: the page of the server is the same all day. */
export function DeliveryPromise({ promise }: { promise: ReaderPromise | null | undefined }) {
  const text = useText()
  const { day, instant } = useFormat()
  const timeLeft = useTimeLeft()
  const now = useNow()
  // The line has its place before it has its words.
  if (!now || !promise?.cutOff || promise.arrivesOn === null) return <p className={classes.promise} />

  const { cutOff, waitsFor } = promise
  const date = day(promise.arrivesOn)
  if (waitsFor) return <p className={classes.promise}>{text(waitNotes[waitsFor])}</p>
  return (
    <p className={classes.promise}>
      {cutOff.today
        ? text('delivery.within', { time: timeLeft(cutOff.at.getTime() - now.getTime()), date })
        : text('delivery.by', { moment: instant(cutOff.at.toISOString()), date })}
    </p>
  )
}

const waitNotes = {
  payment: 'delivery.once_paid',
  overdue: 'delivery.held_overdue',
  limit: 'delivery.held_limit',
  approval: 'delivery.over_limit',
} as const

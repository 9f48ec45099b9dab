import { type Calendar, nextCutOff, promisedOn } from '../../../rules/shipping/shipping.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import { useNow, useTimeLeft } from '../useTimeLeft.ts'
import classes from './DeliveryPromise.module.css'

type Props = Calendar & { workingDays: number }

/** Until when to order and when it arrives. Counts in the browser alone: the page of the server is the same all day. */
export function DeliveryPromise({ workingDays, timeZone, closedDays }: Props) {
  const text = useText()
  const { day } = useFormat()
  const timeLeft = useTimeLeft()
  const now = useNow()
  // The line has its place before it has its words.
  if (!now) return <p className={classes.promise} />

  const calendar = { timeZone, closedDays }
  const cutOff = nextCutOff(now, calendar)
  const date = day(promisedOn(now, calendar, workingDays))
  return (
    <p className={classes.promise}>
      {cutOff.today
        ? text('delivery.within', { time: timeLeft(cutOff.at.getTime() - now.getTime()), date })
        : text('delivery.by', { day: day(cutOff.leavesOn), date })}
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { nextCutOff } from '../../../../../../rules/shipping/shipping.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useNow, useTimeLeft } from '../../../../../ui/useTimeLeft.ts'
import { dispatchQuery } from '../queries.ts'
import classes from './Hero.module.css'

/** Until when to order for the next parcels. Counts in the browser alone; the line has its place before it has its words. */
export function CutOff({ orgId }: { orgId: number }) {
  const text = useText()
  const { day, time } = useFormat()
  const timeLeft = useTimeLeft()
  const now = useNow()
  const { data: dispatch } = useQuery(dispatchQuery(orgId))
  if (!now || !dispatch) return <p className={classes.cutOff} />

  const { at, leavesOn, today } = nextCutOff(now, dispatch)
  const until = time(at.toISOString())
  return (
    <p className={classes.cutOff} data-today={today || undefined}>
      <strong>
        {today ? text('home.cut_off', { time: until }) : text('home.next_parcels', { day: day(leavesOn) })}
      </strong>
      <span>
        {today
          ? text('home.time_left', { time: timeLeft(at.getTime() - now.getTime()) })
          : text('home.order_until', { time: until })}
      </span>
    </p>
  )
}

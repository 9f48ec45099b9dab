import { useEffect, useState } from 'react'
import { useText } from './language/language.tsx'

const aSecond = 1_000
const aMinute = 60 * aSecond
const anHour = 60 * aMinute

/** Says milliseconds as hours and minutes, the last hour as minutes and seconds. */
export function useTimeLeft() {
  const text = useText()
  return (remaining: number) =>
    remaining < anHour
      ? text('delivery.time_short', {
          minutes: Math.floor(remaining / aMinute),
          seconds: Math.floor((remaining % aMinute) / aSecond),
        })
      : text('delivery.time', {
          hours: Math.floor(remaining / anHour),
          minutes: Math.floor((remaining % anHour) / aMinute),
        })
}

/** The time, every second; undefined while the page does not live yet. */
export function useNow() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, aSecond)
    return () => clearInterval(timer)
  }, [])
  return now
}

import { useContext, useState } from 'react'
import { ClockContext } from '../../../../ui/language/format.ts'

/** Which day it is by the clock of the customer's site, an ISO date. */
export function useToday(): string {
  const timeZone = useContext(ClockContext)
  const [now] = useState(() => new Date())
  // Sweden writes its days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}

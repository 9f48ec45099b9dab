import { useEffect, useState } from 'react'

// Long enough that a quick typist asks once, short enough that it is not noticed. Milliseconds.
const pause = 90

/** A value as soon as it has stopped changing. */
export function useSettledValue(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

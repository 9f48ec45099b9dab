import { useEffect, useState } from 'react'

/** Gives the focus back to what had it before, once this is gone, unless something else has taken it. */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement)
          opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}

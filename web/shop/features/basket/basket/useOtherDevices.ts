import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { basketKey } from '../../../../api/queries.ts'

/** After so long without input, the next input counts as coming back, perhaps from another device. Milliseconds. */
const pause = 10_000

// A window beside another one is seen all the time: only input shows that the user is back.
const signs = ['focus', 'pointermove', 'pointerdown', 'keydown'] as const

/** Refetches the basket when its account comes back to it: changes from another device show. */
export function useOtherDevices() {
  const queries = useQueryClient()
  useEffect(() => {
    let last = Date.now()
    const onSign = () => {
      const isBack = Date.now() - last > pause
      last = Date.now()
      // An answer would be older than what is just being changed; that refetches itself.
      if (isBack && !queries.isMutating({ mutationKey: basketKey })) {
        void queries.invalidateQueries({ queryKey: basketKey })
      }
    }
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, onSign)
    }
  }, [queries])
}

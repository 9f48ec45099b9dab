import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { basketKey } from '../../../../api/queries.ts'

/** After so long without a sign of anybody, whoever gives one has come back, from their telephone perhaps. Milliseconds. */
const pause = 10_000

// A window beside another one is seen all the time: nothing but its use tells that somebody is back.
const signs = ['focus', 'pointermove', 'pointerdown', 'keydown'] as const

/** Asks for the basket anew when somebody comes back to it: what they changed on another device shows. */
export function useOtherDevices() {
  const queries = useQueryClient()
  useEffect(() => {
    let last = Date.now()
    const onSign = () => {
      const isBack = Date.now() - last > pause
      last = Date.now()
      // An answer would be older than what is just being changed; that asks anew itself.
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

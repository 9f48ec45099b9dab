import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page as the server sent it, true as soon as it can act on what the reader does. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

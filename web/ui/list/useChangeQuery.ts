import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

type Change = Record<string, string | number | boolean | undefined>

/** Changes values in the query of this page's address; undefined takes one out. */
export function useChangeQuery() {
  const navigate = useNavigate()
  return useCallback(
    (change: Change, manner: { replace?: true; resetScroll?: false } = {}) => {
      // Which page it stands on, and so which query it changes, is known to the page alone; the page's own
      // validateSearch reads whatever comes.
      const search = ((was: object) => ({ ...was, ...change })) as never
      void navigate({ to: '.', search, ...manner })
    },
    [navigate],
  )
}

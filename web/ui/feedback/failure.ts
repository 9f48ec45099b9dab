import { useCallback } from 'react'
import type { TextKey } from '../../../texts/index.ts'
import { useText } from '../language/language.tsx'

/** Anything that failed with a reason the texts know; `message` is the server's own sentence, if it sent one. */
export type Failure = { message: string; reason?: TextKey | 'offline'; details?: unknown }

/** Why something failed, in the reader's words. */
export function useReason() {
  const text = useText()
  return useCallback(
    (failure: Failure): string => {
      if (failure.reason === undefined) return text('server.failed')
      if (failure.reason === 'offline') return text('ui.offline')
      return failure.message || text(failure.reason)
    },
    [text],
  )
}

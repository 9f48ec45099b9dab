import { useRef } from 'react'
import { CallFailed } from './call.ts'

/**
 * The key of an attempt: the same for the same content, so that a nervous second click or a try after a broken line
 * changes nothing twice. `end` begins anew, where the same may be wanted again.
 */
export function useAttempt() {
  const attempt = useRef(nothing)
  return {
    keyOf: (content: unknown) => {
      const said = JSON.stringify(content)
      if (attempt.current.for !== said) attempt.current = { key: newKey(), for: said }
      return attempt.current.key
    },
    end: () => {
      attempt.current = nothing
    },
  }
}

const nothing = { key: '', for: '' }

/** Whether it may have been done nevertheless: the answer of the shop did not arrive, or somebody else's did instead. */
export const isUnanswered = (failed: unknown) =>
  !(failed instanceof CallFailed) || failed.reason === 'offline' || failed.status >= 500

// crypto.randomUUID exists on secure origins alone; a shop inside a company's network may have none.
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

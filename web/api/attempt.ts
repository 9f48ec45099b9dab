import { useRef } from 'react'

/**
 * The key of an attempt: the same for the same content, so that a nervous second click or a try after a broken line
 * changes nothing twice.
 */
export function useAttemptKey() {
  const attempt = useRef({ key: '', for: '' })
  return (content: unknown) => {
    const said = JSON.stringify(content)
    if (attempt.current.for !== said) attempt.current = { key: newKey(), for: said }
    return attempt.current.key
  }
}

// crypto.randomUUID exists on secure origins alone; a shop inside a company's network may have none.
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

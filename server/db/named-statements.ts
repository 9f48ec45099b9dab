import { createHash } from 'node:crypto'

// Statements that were sent a few times are worth preparing: the server then parses them once for each connection.
const preparedAfter = 3
const mostPrepared = 500
const timesSent = new Map<string, number>()
const names = new Map<string, string>()

/** The name under which a statement is prepared, once it was sent a few times. */
export function nameStatement(text: string): { name?: string } {
  const storedName = names.get(text)
  if (storedName) return { name: storedName }
  if (names.size >= mostPrepared || !/^\s*(select|insert|update|delete|with)\b/.test(text)) return {}
  const times = (timesSent.get(text) ?? 0) + 1
  if (times < preparedAfter) {
    if (timesSent.size > 5_000) timesSent.clear()
    timesSent.set(text, times)
    return {}
  }
  timesSent.delete(text)
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return { name }
}

import type { answering } from './show.tsx'

type Calls = ReturnType<typeof answering>

/** What the address of the last call of a path asks for. */
export function lastQuery(sent: Calls, path: string) {
  const last = sent.findLast(({ url }) => url.split('?')[0]?.endsWith(path))
  return last && Object.fromEntries(new URLSearchParams(last.url.split('?')[1]))
}

/** What was sent, in its order; what only asks sends nothing. */
export const sentBodies = (sent: Calls) => sent.flatMap(({ body }) => (body ? [JSON.parse(body)] : []))

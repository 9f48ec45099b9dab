import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Hint } from './hints.ts'

/** Whose pages a stream is for: one customer's orders, or those of the sites of a staff user; and the messages of the account. */
export type Audience = {
  accountId: number
  /** Whose orders they may see; null for none. */
  customerId: number | null
  /** Whose account they may see; null for none. */
  customerOwing: number | null
  /** Of staff: whose sites' orders they may see. */
  sites: readonly number[] | 'all' | null
}

export type Stream = { audience: Audience; response: ServerResponse }

type NumberedHint = Hint & { id: string }

/** So many hints are kept for streams that begin again. */
const mostKept = 500
// A client that reads nothing.
const mostUnread = 65_536

const frame = (id: string, name: string, data: object) => `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The open streams of this process, and the hints that it has heard last. */
export function makeStreams(now = () => performance.now()) {
  const streams = new Set<Stream>()
  const history = keepHistory(now)

  return {
    all: () => streams as ReadonlySet<Stream>,
    countOf: (accountId: number) => [...streams].filter((stream) => stream.audience.accountId === accountId).length,

    /** Begins a stream with what its client has missed: since the last id that it heard, or since its page was made. */
    add(stream: Stream, { lastId, age }: { lastId: string | undefined; age: number }) {
      streams.add(stream)
      stream.response.on('close', () => streams.delete(stream))
      const since = history.missed(lastId, age)
      const newest = history.newest()
      if (!since) return send(stream, frame(newest, 'anew', {}))
      // An id at least, from which it can go on.
      send(stream, `id: ${newest}\n\n`)
      for (const hint of since) tell(stream, hint)
    },

    hear(hint: NumberedHint) {
      history.keep(hint)
      for (const stream of streams) tell(stream, hint)
    },

    /** What was missed is unknown: all pages ask. */
    beginAnew() {
      const anew = history.forget()
      for (const stream of streams) send(stream, frame(anew, 'anew', {}))
    },

    beat() {
      for (const stream of streams) send(stream, ':\n\n')
    },

    endAll() {
      for (const { response } of streams) response.end()
    },
  }
}

function send({ response }: Stream, text: string) {
  response.write(text)
  if (response.writableLength > mostUnread) response.destroy()
}

function tell(stream: Stream, hint: NumberedHint) {
  const data = partFor(stream.audience, hint)
  if (data) send(stream, frame(hint.id, 'changed', data))
}

/** The hints that this process has heard last. */
function keepHistory(now: () => number) {
  const kept: { hint: NumberedHint; at: number }[] = []
  /** Since when every hint was heard. */
  let whole = now()
  let anew = `anew ${randomUUID()}`
  const hintsFrom = (first: number) => kept.slice(first).map(({ hint }) => hint)
  return {
    newest: () => kept.at(-1)?.hint.id ?? anew,
    keep(hint: NumberedHint) {
      kept.push({ hint, at: now() })
      if (kept.length > mostKept) whole = kept.shift()?.at ?? whole
    },
    /** What was not heard is unknown: answers an id from which streams go on. */
    forget() {
      kept.length = 0
      whole = now()
      anew = `anew ${randomUUID()}`
      return anew
    },
    /** The hints after one that the client has heard, or of so many milliseconds; undefined where some may be missing. */
    missed(lastId: string | undefined, age: number) {
      const since = now() - age
      if (lastId === undefined)
        return since < whole ? undefined : kept.filter(({ at }) => at >= since).map(({ hint }) => hint)
      const last = kept.findIndex(({ hint }) => hint.id === lastId)
      return last < 0 && lastId !== anew ? undefined : hintsFrom(last + 1)
    },
  }
}

/** What of a hint is for an account; undefined where nothing is. */
function partFor(
  { accountId, customerId, customerOwing, sites }: Audience,
  { orders, messages, customersOwing = [] }: Hint,
) {
  const seen = orders.filter((order) =>
    sites === null ? order.customerId === customerId : sites === 'all' || sites.includes(order.orgId),
  )
  const isTold = messages.includes(accountId)
  const owing = customerOwing !== null && customersOwing.includes(customerOwing)
  if (seen.length === 0 && !isTold && !owing) return undefined
  return { orders: seen.map(({ orderno }) => orderno), messages: isTold, account: owing }
}

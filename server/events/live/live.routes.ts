import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { livePaths } from '../../../contract/live.ts'
import { everything, holds } from '../../../rules/identity/permissions.ts'
import { listPermissions } from '../../../rules/identity/roles.ts'
import type { Db } from '../../db/database.ts'
import type { Listener } from '../../db/listener.ts'
import { workFor } from '../../db/shares.ts'
import { type FindCaller, namesOfCallers, readBearer } from '../../http/caller.ts'
import { Refusal } from '../../http/refuse.ts'
import { tokenHash } from '../../modules/identity/credential/token-hash.ts'
import { findStandings, type Standing } from '../../modules/identity/session/standing.queries.ts'
import { liveChannel, readHint } from './hints.ts'
import { type Audience, makeStreams, type Stream } from './streams.ts'

export type LiveParts = {
  db: Db
  now: () => Date
  findCaller: FindCaller
  registry: Registry
  /** Without it nothing is heard, and pages ask. */
  listener?: Listener | undefined
  /** How often streams prove that they live, and their sessions are looked at, in milliseconds. */
  beats?: number | undefined
}

// Shorter than any proxy waits for a word, and than a connection may be silent here.
const usualBeats = 15_000
// A browser has one, whatever tabs it shows.
const mostOfOne = 10
const mostOfAll = 5_000
const comeAgain = 60

type OpenStream = Stream & { standing: Standing }

/**
 * Streams of hints (Server-Sent Events) for the pages of customers and of staff. A stream is bound to its token: it ends when the session
 * ends or may do something else, and with the shop. By the raw response: all streams share one timer and one text of each hint, and
 * `@fastify/sse` (0.6) would keep a timer and a queue for each.
 */
export function liveRoutes(app: FastifyInstance, { listener, beats = usualBeats, ...parts }: LiveParts) {
  const { db, now, registry } = parts
  const streams = makeStreams()
  const gauge = { name: 'aster_live_streams', help: 'Open streams of pages that change by themselves' }
  new Gauge({
    ...gauge,
    registers: [registry],
    collect() {
      this.set(streams.all().size)
    },
  })

  const open = openStreamBy(streams, parts)
  const options = { schema: { hide: true }, config: { isStream: true } }
  app.get(livePaths.shop, options, (request, reply) => open(request, reply, audienceOfCustomer))
  app.get(livePaths.console, options, (request, reply) => open(request, reply, audienceOfStaff))

  const hearing = listener?.hear(liveChannel, {
    heard: (payload) => streams.hear(readHint(payload)),
    opened: () => streams.beginAnew(),
  })
  // A line that broke in this moment is opened again, and this is heard then.
  hearing?.catch(() => {})
  const timer = setInterval(() => {
    streams.beat()
    // Where the database is away, the next beat looks again.
    endUnfounded(streams, db, now()).catch(() => {})
  }, beats)
  timer.unref()
  app.addHook('preClose', () => {
    clearInterval(timer)
    streams.endAll()
  })
}

type Streams = ReturnType<typeof makeStreams>

function openStreamBy(streams: Streams, { db, now, findCaller }: Omit<LiveParts, 'listener' | 'beats'>) {
  const names = namesOfCallers()
  const findStanding = async (request: FastifyRequest) => {
    const caller = await findCaller(request)
    if (caller instanceof Refusal) throw caller
    if (!caller) throw new Refusal('session.unknown')
    if (caller.lacksAuthenticator) throw new Refusal('authenticator.missing')
    const hash = tokenHash(readBearer(request) ?? '').toString('hex')
    const [standing] = await findStandings(db, [hash], now())
    if (!standing) throw new Refusal('session.unknown')
    return standing
  }
  return async (request: FastifyRequest, reply: FastifyReply, audienceOf: (standing: Standing) => Audience | null) => {
    const standing = await workFor(names.whileFinding(request), () => findStanding(request))
    const audience = audienceOf(standing)
    if (!audience) throw new Refusal('access.denied')
    if (streams.countOf(audience.accountId) >= mostOfOne || streams.all().size >= mostOfAll) {
      throw new Refusal('request.too_many', { retryAfter: comeAgain })
    }
    begin(reply)
    const stream: OpenStream = { audience, standing, response: reply.raw }
    streams.add(stream, readStart(request))
  }
}

function audienceOfCustomer({ accountId, customerId, roles }: Standing): Audience | null {
  if (customerId === null) return null
  const permissions = listPermissions(roles)
  return {
    accountId,
    customerId: holds(permissions, 'cust:order') ? customerId : null,
    customerOwing: holds(permissions, 'cust:finance') ? customerId : null,
    sites: null,
  }
}

function audienceOfStaff({ accountId, customerId, roles, sites }: Standing): Audience | null {
  const permissions = listPermissions(roles)
  if (customerId !== null || !holds(permissions, 'staff:orders')) return null
  return {
    accountId,
    customerId: null,
    customerOwing: null,
    sites: permissions.includes(everything) ? 'all' : sites,
  }
}

function begin(reply: FastifyReply) {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    // A proxy that collects an answer before it passes it on would keep every hint back.
    'x-accel-buffering': 'no',
  })
  reply.raw.flushHeaders()
}

// A page is not older than this where it cannot say.
const oldest = 600_000

function readStart({ headers, query }: FastifyRequest) {
  const lastId = headers['last-event-id']
  const { age } = Object(query) as { age?: unknown }
  return {
    lastId: typeof lastId === 'string' && lastId !== '' ? lastId : undefined,
    age: Math.min(Math.max(Number(age) || 0, 0), oldest),
  }
}

/** Ends the streams whose session is over, or allows something else than when they began. One query for all of them. */
async function endUnfounded(streams: Streams, db: Db, now: Date) {
  const open = [...streams.all()] as OpenStream[]
  const standings = await findStandings(db, [...new Set(open.map(({ standing }) => standing.hash))], now)
  const byHash = new Map(standings.map((standing) => [standing.hash, JSON.stringify(standing)]))
  for (const stream of open) {
    if (byHash.get(stream.standing.hash) !== JSON.stringify(stream.standing)) stream.response.end()
  }
}

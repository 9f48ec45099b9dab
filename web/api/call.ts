import type { WireRequest, WireResponse } from '../../contract/catalogue/page.ts'
import { apiPrefix, type Endpoint, type Input, type Reply, toQuery } from '../../contract/endpoint.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { isOver } from './http/over-http.ts'
import { transport } from './http/transport.ts'

/** Why a call got no answer: a reason of the contract, or `offline` where the shop was not reached at all. */
export class CallFailed extends Error {
  readonly reason: ErrorCode | 'offline'
  /** The number in the envelope; 0 when there was none. */
  readonly code: number
  readonly status: number
  /** The fields at fault. */
  readonly fields: readonly string[]
  /** What the refusal carries, such as the new preview of an order. */
  readonly details: unknown

  constructor(
    message: string,
    reply: { reason: ErrorCode | 'offline'; code: number; status: number; fields?: string[]; details?: unknown },
  ) {
    super(message)
    this.reason = reply.reason
    this.code = reply.code
    this.status = reply.status
    this.fields = reply.fields ?? []
    this.details = reply.details
  }
}

type Extras = {
  /** The same key with the same body answers the first answer again (placing an order). */
  idempotencyKey?: string
  /** It is sent although the page is left meanwhile. For short bodies: a browser sends 64 KB in this way at most. */
  outlivesPage?: boolean
}

/** Calls the API. The only place that knows HTTP and the envelope. Throws `CallFailed`. */
export async function call<E extends Endpoint>(spec: E, input: Input<E>, extras: Extras = {}): Promise<Reply<E>> {
  if (isOver) return new Promise(() => {})
  const answered = await transport()
    .wire(toWireRequest(spec, input, extras))
    .catch((): never => {
      throw new CallFailed('offline', { reason: 'offline', code: 0, status: 0 })
    })
  return readAnswer<Reply<E>>(answered)
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** A call as it travels. */
export function toWireRequest(
  spec: Endpoint,
  input: Parts,
  { idempotencyKey, outlivesPage }: Extras = {},
): WireRequest {
  const { params = {}, query = {}, body } = input
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = toQuery(query).toString()
  return {
    method: spec.method,
    url: `${apiPrefix}${path}${search && `?${search}`}`,
    headers: {
      ...(body !== undefined && { 'content-type': `application/${spec.form ? 'x-www-form-urlencoded' : 'json'}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: spec.form ? toQuery(Object(body)).toString() : JSON.stringify(body) }),
    ...(outlivesPage && { keepalive: true }),
    ...(spec.knowsBrowser && { withCookies: true }),
  }
}

type Envelope = {
  code: number
  msg: string
  data: { reason?: ErrorCode; fields?: string[]; details?: unknown } | null
}

/** What an answer says; throws `CallFailed` where it is a refusal. */
export function readAnswer<T>({ status, body }: WireResponse): T {
  const envelope = parsed(body)
  // The server has checked the answer against the endpoint's schema; this is where it becomes typed.
  if (envelope?.code === 200) return envelope.data as T
  throw new CallFailed(envelope?.msg ?? '', {
    reason: envelope?.data?.reason ?? (status === 503 ? 'server.unavailable' : 'server.failed'),
    code: envelope?.code ?? status,
    status,
    fields: envelope?.data?.fields ?? [],
    details: envelope?.data?.details,
  })
}

function parsed(body: string): Envelope | undefined {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

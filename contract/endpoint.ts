import type { Readable } from 'node:stream'
import Type, { type Static, type TSchema } from 'typebox'
import type { Permission } from '../rules/identity/permissions.ts'
import type { ErrorCode } from './errors.ts'

/** Who may call an endpoint. Required, so forgetting it does not compile. */
type Access = 'anyone' | 'signed-in' | Permission

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  access: Access
  /** Short sentences for the readable page and OpenAPI; the first is an imperative ("List orders."). */
  summary: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The call may come without a body, as what it says may stand in the query. */
  bodyOptional?: true
  /** The body travels as application/x-www-form-urlencoded (RFC 6749), not JSON. */
  form?: true
  /** Files travel as multipart/form-data: the most bytes of one, the most of them in a call, and how none is refused. */
  upload?: { bytes: number; files: number; missing?: ErrorCode }
  /** The answer is a file instead of the envelope; a refusal is the envelope. */
  binary?: true
  /** The caller sends an `Idempotency-Key`: the same key with the same body answers the first answer again. */
  idempotent?: true
  /** What a visitor gets depends on the address and the language alone, so it may be kept for the next one. */
  sameForVisitors?: true
  /** Asks in which browser it happens: a page sends the browser's cookies with it, and keeps those of the answer. */
  knowsBrowser?: true
  /** The account's alone: refused to a staff user who impersonates it. */
  notImpersonated?: true
  /** Staff may call it before they have set up their authenticator. */
  beforeAuthenticator?: true
  /** What is sent and answered, for who builds a client: the API document shows it, and a test holds it to the schemas. */
  example?: { body?: unknown; reply: unknown }
  reply: TSchema
}

type Parts = 'params' | 'query' | 'body'

/** What the caller sends: only the parts the endpoint declares. */
export type Input<E extends Endpoint> = {
  [P in Parts as E[P] extends TSchema ? P : never]: E[P] extends TSchema ? Static<E[P]> : never
}

/** What the caller gets back in `data`. */
export type Reply<E extends Endpoint> = Static<E['reply']>

/** A file as an endpoint with `binary` answers it; its bytes are the whole answer. */
export type FileAnswer = { bytes: Uint8Array; mediaType: string; name: string }

export const FileContent = Type.Unsafe<FileAnswer>({ type: 'string', format: 'binary' })

/** A file that is sent while it is made, so that no more than a part of it is in memory. */
export type FileStreamAnswer = { stream: Readable; mediaType: string; name: string }

export const FileStream = Type.Unsafe<FileStreamAnswer>({ type: 'string', format: 'binary' })

export const endpoint = <const E extends Endpoint>(spec: E): E => spec

/** Every path of the API stands below this prefix. */
export const apiPrefix = '/dev-api'

/** Values as a query, or as a form: a list names each of its values, what is undefined is left out. */
export const toQuery = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  )

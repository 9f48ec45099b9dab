import { randomUUID } from 'node:crypto'
import { apiPrefix, type Endpoint } from '../../../contract/endpoint.ts'
import { validateBySchema } from '../../http/schema-compilers.ts'

/** The part of JSON schema that the contract's schemas use. */
type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
}

/** Something that the schema takes, with every optional field. */
function example({ type, properties, items, anyOf, enum: choices, const: only, pattern, minimum }: Schema): unknown {
  if (only !== undefined) return only
  if (choices) return choices[0]
  if (anyOf) return example(anyOf[0] ?? {})
  if (type === 'object') return mapped(properties ?? {}, example)
  if (type === 'array') return [example(items ?? {})]
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  return pattern ? 'NL' : 'a'
}

const mapped = <T, R>(fields: Record<string, T>, change: (field: T) => R) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]))

export type Part = { params: Record<string, string>; query: Record<string, string>; body: unknown }

/** A request that the schemas of an endpoint take. */
export const partsOf = (spec: Endpoint): Part => ({
  params: mapped(((spec.params ?? {}) as Schema).properties ?? {}, (field) => String(example(field))),
  query: mapped(((spec.query ?? {}) as Schema).properties ?? {}, (field) => String(example(field))),
  body: spec.body && example(spec.body as Schema),
})

/** The request of an endpoint with these parts in the name of who holds the token, as the app is asked in-process. */
export function requestOf({ method, path, form }: Endpoint, { params, query, body }: Part, token: string) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name) => encoded(params[name] ?? ''))
  const search = Object.entries(query).map(([name, text]) => `${name}=${encoded(text)}`)
  const payload = form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body)
  return {
    method,
    url: `${apiPrefix}${filled}?${search.join('&')}`,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(body !== undefined && { payload }),
  }
}

/** Of what is refused one in so many is sent: it ends in the same few lines, whatever was asked. */
const refusedPerSent = 7

/** Those whose parts the schemas of an endpoint take, and some of those that they refuse; others in each run. */
export const takenAndSomeRefused = <T extends { parts: Part }>(spec: Endpoint, requests: Iterable<T>): Generator<T> =>
  thinOut(requests, refusedPerSent, ({ parts }) => isRefusedBySchema(spec, parts))

/** All but those that have many like them; of these one in `perSent`. Which one it begins with is another in each run. */
export function* thinOut<T>(all: Iterable<T>, perSent: number, hasManyAlike: (one: T) => boolean): Generator<T> {
  let alike = Math.floor(Math.random() * perSent)
  for (const one of all) if (!hasManyAlike(one) || alike++ % perSent === 0) yield one
}

const isRefusedBySchema = (spec: Endpoint, parts: Part) =>
  (['params', 'query', 'body'] as const).some((part) => {
    const schema = spec[part]
    if (!schema) return false
    const httpPart = part === 'query' ? 'querystring' : part
    // It writes the numbers that it reads into what it is given.
    const read = validateBySchema({ schema, httpPart, method: '', url: '' })(structuredClone(parts[part]))
    return typeof read === 'object' && 'error' in read
  })

// A lone surrogate cannot be written as UTF-8; what a careless client sends instead are its bare bytes.
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

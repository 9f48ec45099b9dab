import type { Endpoint } from '../../contract/endpoint.ts'

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

import { isDeepStrictEqual } from 'node:util'

/** A JSON Schema, as far as it is looked into here. */
export type Shape = {
  title?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
}

/**
 * Gathers the shapes that have a title, and writes a reference wherever one stands. Two different shapes by one title
 * fail: one of them would be described as the other.
 */
export function collectShapes() {
  const named: Record<string, object> = {}
  // Most stand in many answers.
  const namesByShape = new WeakMap<Shape, string>()

  /** The schema with references in it; one without a title is kept as `called`, where it has properties. */
  function refer(schema: Shape, called?: string): object {
    const isNullable = Array.isArray(schema.type) && schema.type.includes('null')
    const title =
      namesByShape.get(schema) ?? schema.title ?? (schema.type === 'object' && schema.properties ? called : undefined)
    if (!title) return withReferences(schema)
    const { description, ...rest } = schema
    if (!namesByShape.has(schema)) keep(title, { ...rest, title, ...(isNullable && { type: 'object' }) })
    namesByShape.set(schema, title)
    const reference = { $ref: `#/components/schemas/${title}`, ...(description && { description }) }
    return isNullable ? { anyOf: [reference, { type: 'null' }] } : reference
  }

  function keep(title: string, schema: Shape) {
    const shape = withReferences(schema)
    if (named[title] && !isDeepStrictEqual(named[title], shape)) throw new Error(`two shapes are called ${title}`)
    named[title] = shape
  }

  const withReferences = (schema: Shape) =>
    Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inside(key, value)]))

  function inside(key: string, value: unknown): unknown {
    if (key === 'properties' || key === 'patternProperties') {
      return Object.fromEntries(Object.entries(value as object).map(([name, schema]) => [name, refer(schema)]))
    }
    if (Array.isArray(value)) return schemaLists.has(key) ? value.map((schema) => refer(schema)) : value
    return schemaKeys.has(key) && typeof value === 'object' && value ? refer(value) : value
  }

  return { named, refer }
}

const schemaLists = new Set(['anyOf', 'oneOf', 'allOf'])
const schemaKeys = new Set(['items', 'additionalProperties'])

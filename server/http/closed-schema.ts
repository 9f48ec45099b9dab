import type { TSchema } from 'typebox'

/**
 * The same schema, but no object of it may hold a field that it does not name. Objects that say themselves what else they hold, such as
 * a record, stay as they are.
 */
export function closeSchema(schema: TSchema): TSchema {
  const { properties, items, anyOf, additionalProperties } = toParts(schema)
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties) }),
    ...(properties && additionalProperties === undefined && { additionalProperties: false }),
    ...(items && { items: closeSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(closeSchema) }),
  }
}

type Parts = {
  properties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
  additionalProperties?: unknown
}

const toParts = (schema: TSchema): Parts => schema

const mapValues = (properties: Record<string, TSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closeSchema(schema)]))

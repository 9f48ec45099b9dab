import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import fastJson from 'fast-json-stringify'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/**
 * Validates by the schemas of the contract. A body has to hold the right types; params and query are texts, and numbers
 * and booleans are read out of them, which takes ten times as long as the check and is left out where nothing needs it.
 */
export const validateBySchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const readerFor = httpPart === 'body' ? bodyReaderFor : textReaderFor
  return (value: unknown) => (checkFor(schema).Check(value) ? { value } : readerFor(schema)(value))
}

/** Serialises replies by the schemas of the contract: what a schema does not name is left out. */
export const serializeBySchema: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (reply: unknown) =>
    serializerFor(schema)(reply)

/**
 * Made for a schema when it is first asked for, and once in a process: the shop starts without those of calls that nobody
 * has made, and a process that builds another app has them already.
 */
function madeOnce<Made>(make: (schema: TSchema) => Made): (schema: TSchema) => Made {
  const made = new WeakMap<TSchema, Made>()
  return (schema) => {
    const found = made.get(schema)
    if (found) return found
    const first = make(schema)
    made.set(schema, first)
    return first
  }
}

const checkFor = madeOnce((schema) => Compile(schema))
// Which route it is makes no difference.
const anyRoute = { method: '', url: '' }
const bodyReaderFor = madeOnce((schema) => TypeBoxValidatorCompiler({ schema, httpPart: 'body', ...anyRoute }))
const textReaderFor = madeOnce((schema) => TypeBoxValidatorCompiler({ schema, httpPart: 'querystring', ...anyRoute }))
const serializerFor = madeOnce((schema) => fastJson(schema))

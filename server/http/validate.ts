import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/**
 * Validates by the schemas of the contract. A body has to hold the right types; params and query are texts, and numbers
 * and booleans are read out of them, which takes ten times as long as the check and is left out where nothing needs it.
 */
export const validateBySchema: FastifySchemaCompiler<TSchema> = (route) => {
  const converted = TypeBoxValidatorCompiler(route)
  const asItIs = Compile(route.schema)
  return (value: unknown) => (asItIs.Check(value) ? { value } : converted(value))
}

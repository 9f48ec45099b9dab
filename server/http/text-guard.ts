import type { FastifyInstance } from 'fastify'
import { Refusal } from './refuse.ts'

/**
 * Refuses text that PostgreSQL cannot store: U+0000 and lone surrogates, in any field of params, query and body.
 * Without it such text would become a 500 (invariant 38).
 */
export function refuseUnstorableText(app: FastifyInstance) {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const part of [params, query, body]) {
      const field = unstorableField(part, '')
      if (field !== null) throw new Refusal('request.invalid', { fields: field ? [field] : [] })
    }
  })
}

function unstorableField(value: unknown, at: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : at
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return at
    const field = unstorableField(inner, at ? `${at}.${name}` : name)
    if (field !== null) return field
  }
  return null
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

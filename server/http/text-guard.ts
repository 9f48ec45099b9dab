import type { FastifyInstance } from 'fastify'
import { Refusal } from './refuse.ts'

/**
 * Refuses text that PostgreSQL cannot store: U+0000 and lone surrogates, in any field of params, query and body;
 * and what is nested deeper than it could be read through. Without it such input would become a 500 (invariant 38).
 */
export function refuseUnstorableText(app: FastifyInstance) {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const [part, value] of Object.entries({ params, query, body })) {
      const field = unstorableField(value, { at: '', depth: 0 })
      if (field !== null) throw new Refusal('request.invalid', { fields: [field || part] })
    }
  })
}

function unstorableField(value: unknown, { at, depth }: { at: string; depth: number }): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : at
  if (typeof value !== 'object' || value === null) return null
  if (depth > deepest) return at
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return at
    const field = unstorableField(inner, { at: at ? `${at}.${name}` : name, depth: depth + 1 })
    if (field !== null) return field
  }
  return null
}

/** Far deeper than anything of the contract, and far from where a megabyte of brackets would fill the stack. */
const deepest = 32

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { prefixPattern, substringPattern } from './like.ts'

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = connect(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const text = fc.string({ unit: fc.constantFrom('a', 'B', '%', '_', '\\'), maxLength: 4 })

test('a pattern finds what has a text in it or begins with it, also where like knows its letters', async () => {
  const anyOf = fc.array(fc.tuple(text, text), { minLength: 200, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(anyOf, async (pairs) => {
      const rows = pairs.map(([stored, sought]) => [stored, substringPattern(sought), prefixPattern(sought)])
      const { rows: found } = await sql<{ within: boolean; first: boolean }>`
        select r ->> 0 like r ->> 1 as within, r ->> 0 like r ->> 2 as first
          from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as t (r, place) order by place`.execute(
        db,
      )
      expect(found).toEqual(
        pairs.map(([stored, sought]) => ({ within: stored.includes(sought), first: stored.startsWith(sought) })),
      )
    }),
    { numRuns: 10 },
  )
})

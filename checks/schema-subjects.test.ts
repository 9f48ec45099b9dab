import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjects } from '../db/subjects.ts'
import { drawDiagram, subjectFaults } from './schema-subjects.ts'

// `npm run check` compares it with a migrated database.
const tables = [...readFileSync('db/schema.sql', 'utf8').matchAll(/^create table (\w+) \(/gm)].map(
  ([, name]) => name ?? '',
)

test('every table has one subject', () => {
  expect(tables.length).toBeGreaterThan(100)
  expect(subjectFaults(tables, subjects)).toEqual([])
})

test('a table without a subject, with two, or that is not there is named', () => {
  const grouped = { order: { about: '', tables: ['orders', 'gone'] }, price: { about: '', tables: ['orders'] } }
  expect(subjectFaults(['orders', 'parcels'], grouped)).toEqual([
    'db/subjects.ts: parcels has no subject',
    'db/subjects.ts: gone is not a table',
    'db/subjects.ts: orders has two subjects',
  ])
})

test('a subject has an arrow to each that its tables refer to, but for those that all refer to', () => {
  const grouped = {
    site: { about: 'where', tables: ['orgs'] },
    price: { about: 'what it costs', tables: ['prices'] },
    order: { about: 'what is bought', tables: ['orders', 'lines'] },
  }
  const references = [
    { table: 'orders', refersTo: 'orgs' },
    { table: 'lines', refersTo: 'orders' },
    { table: 'lines', refersTo: 'prices' },
  ]
  const picture = drawDiagram(references, grouped)
  expect(picture.match(/-->/g)).toHaveLength(1)
  expect(picture).toContain('s_order[order] --> s_price[price]')
  expect(picture).toContain('| **order** | what is bought | `orders`, `lines` | site, price |')
})

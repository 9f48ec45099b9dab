import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildDemoWorld()
})
afterAll(() => world.close())

async function read(url: string) {
  const { statusCode, headers, body } = await world.app.inject({ url, headers: { host: 'evil.example' } })
  const locations = [...body.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path)
  return { statusCode, type: headers['content-type'], etag: headers.etag, body, locations }
}

test('robots.txt names the sitemap and keeps the API out, whatever the request calls the shop', async () => {
  const { statusCode, type, body } = await read('/robots.txt')
  expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Disallow: /dev-api/')
  expect(body).toContain('Sitemap: http://localhost/sitemap.xml')
  expect(body).not.toContain('evil')
})

test('every product that is sold, every printer that something fits, and every public page is in one file', async () => {
  const index = await read('/sitemap.xml')
  expect(index.type).toBe('application/xml; charset=utf-8')
  expect(index.etag).toBeDefined()
  const all: string[] = []
  for (const file of index.locations) all.push(...(await read(file ?? '')).locations.map((path) => path ?? ''))

  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(expect.arrayContaining(['/', '/list/toner', '/help/faq']))
  const { rows } = await sql<{ path: string }>`
    select '/pd/product?sku_id=' || id as path from skus where status <> 'disabled'
    union all
    select '/pd/printer?model_id=' || model_id
      from compatibilities c join skus s on s.id = c.sku_id and s.status <> 'disabled' group by model_id
  `.execute(world.db)
  expect(all.filter((path) => path.startsWith('/pd/')).sort()).toEqual(rows.map(({ path }) => path).sort())
  expect(rows.length).toBeGreaterThan(5_000)
})

test.each([
  'products-0.xml',
  'products-99.xml',
  'products-1e3.xml',
  'accounts-1.xml',
  'toString-1.xml',
  '..%2Fpages.xml',
])('there is no %s', async (file) => expect((await read(`/sitemaps/${file}`)).statusCode).toBe(404))

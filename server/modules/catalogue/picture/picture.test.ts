import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSkus, getSku } from '../../../../contract/catalogue/catalogue.ts'
import {
  familyPictureAddress,
  pictureAddress,
  pictureSizes,
} from '../../../../rules/catalogue/product/picture/address.ts'
import { type PictureFamily, pictureFamilies } from '../../../../rules/catalogue/product/picture/family.ts'
import { describePicture } from '../../../../rules/catalogue/product/picture/picture.ts'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'
import { drawPicture } from './drawing/picture-svg.ts'
import { findPictureFacts, type VersionedFacts } from './picture.queries.ts'

let world: World
let number: string
let facts: VersionedFacts
beforeAll(async () => {
  world = await buildDemoWorld()
  number = await numberOf('CF259X', true)
  facts = await factsOf(number)
})
afterAll(() => world.close())

async function numberOf(oemCode: string, ownMake = false) {
  const sku = world.db.selectFrom('skus').select('number').where('oem_code', '=', oemCode)
  return (await sku.where('own_make', '=', ownMake).executeTakeFirstOrThrow()).number
}

async function factsOf(of: string) {
  const [found] = await findPictureFacts(world.db, [of])
  if (!found) throw new Error(`no product has the number ${of}`)
  return found
}

const read = (url: string, headers = {}) => world.app.inject({ url, headers })
const versioned = (size: 'small' | 'large' = 'small') => pictureAddress({ number, pictureVersion: facts.version }, size)

const forGood = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

test('a picture is an SVG that a browser keeps for a year, and that may load and run nothing', async () => {
  for (const size of ['small', 'large'] as const) {
    const { statusCode, headers, body } = await read(versioned(size))
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(headers['cache-control']).toBe(forGood)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+">.*<\/svg>$/)
    expect(headers.etag).toMatch(/^"[\w-]+"$/)
    const again = await read(versioned(size), { 'if-none-match': headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test('under a version that is not its own a picture is kept for an hour, and never handed on as that version', async () => {
  const current = await read(versioned())
  for (const url of [`/pictures/small/${number}.svg`, `/pictures/small/${number}.svg?v=1-0000000000`]) {
    const { headers, body } = await read(url)
    expect(headers['cache-control']).toBe(forAnHour)
    expect(body).toBe(current.body)
  }
})

test('a browser that takes it compressed gets it so, under a fingerprint of its own', async () => {
  const plain = await read(versioned('large'))
  const { headers, rawPayload } = await read(versioned('large'), { 'accept-encoding': 'gzip, deflate' })
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding'])
  expect(gunzipSync(rawPayload).toString()).toBe(plain.body)
  expect(rawPayload.length).toBeLessThan(plain.body.length / 2)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(headers.etag).not.toBe(plain.headers.etag)
})

test('a picture that was drawn is answered without the database', async () => {
  await read(versioned())
  const { length } = await world.queriesOf(() => read(versioned()))
  expect(length).toBe(0)
})

test.each([
  '/pictures/small/AS-999999.svg',
  '/pictures/small/AS-100001.png',
  '/pictures/medium/AS-100001.svg',
  '/pictures/small/.svg',
  `/pictures/small/${'9'.repeat(90)}.svg`,
  "/pictures/small/' or 1=1 --.svg",
  '/pictures/small/%ED%A0%80.svg',
  '/pictures/small/a%00b.svg',
  '/pictures/classes/999.svg',
  '/pictures/classes/toner.svg',
  '/pictures/classes/99999999999.svg',
  '/pictures/families/small-balloon.svg',
  '/pictures/families/huge-drum.svg',
  '/pictures/families/constructor.svg',
])('there is no %s', async (url) => {
  const { statusCode, headers, body } = await read(url.replaceAll(' ', '%20'))
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(405)
  expect(headers['content-type']).not.toContain('svg')
  expect(body).not.toContain('1=1')
})

test('a name given to a product is words in its picture and nothing else', async () => {
  const hostile = '</text><script>alert(1)</script>"&\u0007'
  const sku = await world.sku({ number: `<b>"&'`, name: 'x' })
  await sql`update brands set name = ${hostile} where id = (select brand_id from skus where id = ${sku.id})`.execute(
    world.db,
  )
  const { statusCode, body } = await read(pictureAddress({ number: `<b>"&'` }, 'large'))
  expect(statusCode).toBe(200)
  expect(body).not.toMatch(/<script|<b>/)
  expect(body).not.toContain('\u0007')
  expect(body).toContain('&lt;script&gt;')
})

test('our make bears our name alone, and says what it is for', async () => {
  const { body } = await read(versioned('large'))
  expect(body).toContain('>Aster<')
  expect(body).toContain(`>${number}<`)
  expect(body).toContain('>for HP 59X<')
  expect(body).not.toContain('>HP<')
})

test('a version is another one when what is drawn changes, and the list shows it', async () => {
  const { rows } = (await world.call(findSkus, { query: { keyword: 'CF259X' } })).data
  const listed = rows.find((row) => row.number === number)
  expect(listed?.pictureVersion).toBe(facts.version)
  const changes = [
    sql`update skus set colour = 'C' where number = ${number}`,
    sql`update skus set name = 'HP, another name' where number = ${number}`,
    sql`insert into sku_attributes (sku_id, name, value) select id, 'pieces', '2' from skus where number = ${number}`,
    sql`update classes set drawn_as = 'charger' where id = 102`,
  ]
  const versions = [facts.version]
  for (const change of changes) {
    await change.execute(world.db)
    versions.push((await factsOf(number)).version)
  }
  expect(new Set(versions).size).toBe(versions.length)
  const stale = await read(versioned())
  expect(stale.body).not.toBe((await read(`/pictures/small/${number}.svg`)).body)

  const { data } = await world.call(getSku, { params: { id: listed?.id ?? 0 }, query: {} })
  const shown = await read(pictureAddress(data, 'small'))
  expect(shown.headers['cache-control']).toBe(forGood)
  expect(await read('/pictures/classes/102.svg')).toMatchObject({ statusCode: 200 })
  await sql`update classes set drawn_as = null where id = 102`.execute(world.db)
  await expect(sql`update classes set drawn_as = 'balloon' where id = 102`.execute(world.db)).rejects.toThrow(
    /drawn_as/,
  )
})

test.each(pictureFamilies)('a sample of %s is drawn, and stays what it is', async (family) => {
  for (const size of pictureSizes) {
    const shown = await read(familyPictureAddress(family, size))
    expect(shown).toMatchObject({ statusCode: 200 })
    expect(shown.headers['cache-control']).toBe(forGood)
  }
})

test('a product pays for its picture with no query of its own: a list of twenty asks as often as one of ten', async () => {
  const ask = async (pageSize: 10 | 20) => {
    let rows = 0
    const queries = await world.queriesOf(async () => {
      rows = (await world.call(findSkus, { query: { classId: [102], pageSize } })).data.rows.length
    })
    return { rows, queries: queries.length }
  }
  await ask(20)
  const [ten, twenty] = [await ask(10), await ask(20)]
  expect([ten.rows, twenty.rows]).toEqual([10, 20])
  expect(twenty.queries).toBe(ten.queries)
})

test('the whole catalogue: every family has products, and no picture is larger than four kilobytes', async () => {
  const { rows } = await sql<{ number: string }>`select number from skus`.execute(world.db)
  const counts = new Map<PictureFamily, number>(pictureFamilies.map((family) => [family, 0]))
  const largest = { bytes: 0, number: '' }
  const take = (svg: string, of: string) => {
    const bytes = Buffer.byteLength(svg)
    if (bytes > largest.bytes) Object.assign(largest, { bytes, number: of })
  }
  for (const one of await findPictureFacts(
    world.db,
    rows.map(({ number: of }) => of),
  )) {
    const picture = describePicture(one)
    counts.set(picture.family, (counts.get(picture.family) ?? 0) + 1)
    take(drawPicture(picture, 'small'), one.number)
    take(drawPicture(picture, 'large'), one.number)
  }
  expect([...counts].filter(([, count]) => count === 0)).toEqual([])
  expect(largest.bytes, largest.number).toBeLessThanOrEqual(4_096)
})

test('a class and the still life have pictures, too', async () => {
  for (const classId of [102, 103, 104, 105, 109, 111]) {
    const { statusCode, body } = await read(`/pictures/classes/${classId}.svg`)
    expect(statusCode).toBe(200)
    expect(body.length).toBeLessThanOrEqual(4_096)
  }
  const still = await read('/pictures/still-life.svg?v=1')
  expect(still.headers['cache-control']).toBe(forGood)
  expect(still.body.length).toBeLessThanOrEqual(12_288)
  expect((await read('/pictures/still-life.svg?v=0')).headers['cache-control']).toBe(forAnHour)
})

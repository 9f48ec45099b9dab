import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDocument, listDocuments, removeDocument, uploadDocuments } from '../../../../contract/customer/document.ts'
import { registrationDocument } from '../../../../rules/attachment.ts'
import { forgetDrafts } from '../../../jobs/cleanup.ts'
import { brandedFile, formOf, picture } from '../../../testing/files/pictures.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { openRegistrationDraft } from '../registration/registration-draft.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

// A test uploads from an address of its own, so that it does not use up another's.
let lastAddress = 0
const ownAddress = () => `203.0.113.${++lastAddress}`

const draft = () => {
  const begun = { userName: 'a', email: `${randomUUID()}@example.com`, passwordHash: 'x' }
  return world.db.transaction().execute((tx) => openRegistrationDraft(tx, begun, world.now()))
}

type Sent = { headers: Record<string, string>; payload: Buffer | string }

async function upload(token: string, form: Sent, { address = ownAddress(), language = 'en' } = {}) {
  const response = await world.app.inject({
    method: 'POST',
    url: `/dev-api${uploadDocuments.path}?${new URLSearchParams({ token })}`,
    remoteAddress: '10.1.1.1',
    ...form,
    headers: { ...form.headers, 'x-forwarded-for': address, 'accept-language': language },
  })
  return { status: response.statusCode, ...response.json() }
}

const filesKept = () => (readdirSync(world.folder) as string[]).sort()
const list = (token: string) => world.call(listDocuments, { query: { token } })
const file = (token: string, documentId: number, thumbnail?: boolean) =>
  world.app.inject({
    url: `/dev-api${getDocument.path.replace(':documentId', String(documentId))}?${new URLSearchParams({ token, ...(thumbnail && { thumbnail: 'true' }) })}`,
  })

test('documents are added to a registration, listed, and sent back as they came', async () => {
  const token = await draft()
  const [jpg, png] = [await picture(), await picture({ width: 900, height: 600, format: 'png' })]
  await upload(token, formOf({ name: 'visura.jpg', bytes: jpg }))
  const answer = await upload(token, formOf({ name: 'C:\\documents\\Wypis ąę.png', bytes: png, type: 'text/html' }))

  expect(answer).toMatchObject({ status: 200, code: 200 })
  expect(answer.data).toMatchObject([
    { name: 'visura.jpg', mediaType: 'image/jpeg', bytes: jpg.length, width: 400, height: 300 },
    { name: 'Wypis ąę.png', mediaType: 'image/png', bytes: png.length, width: 900, height: 600 },
  ])
  expect((await list(token)).data).toEqual(answer.data)

  const got = await file(token, answer.data[1].documentId)
  expect(got.rawPayload.equals(png)).toBe(true)
  expect(got.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="Wypis___.png"; filename*=UTF-8''Wypis%20%C4%85%C4%99.png`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(got.headers['content-security-policy']).toContain("default-src 'none'")
})

test('a thumbnail is a small JPEG of its own', async () => {
  const token = await draft()
  const photo = await sharp(await picture({ width: 1_000, height: 500 }))
    .withExif({ IFD0: { Copyright: 'Noor' } })
    .jpeg()
    .toBuffer()
  const { data } = await upload(token, formOf({ name: 'a.jpg', bytes: photo }))
  const small = await file(token, data[0].documentId, true)
  expect(small.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 160 })
  expect(small.rawPayload.toString('latin1')).not.toContain('Noor')
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
/** A PNG whose head says that it is so large: a few bytes that would become 400 MB. */
async function claiming(width: number, height: number) {
  const png = await picture({ format: 'png' })
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

test.each<[string, () => Promise<Buffer | string> | Buffer | string, string]>([
  ['nothing.jpg', () => '', 'file.empty'],
  ['drawing.svg', () => svg, 'file.not_picture'],
  ['drawing.jpg', () => svg, 'file.not_picture'],
  ['page.jpg', () => '<!doctype html><script>alert(1)</script>', 'file.not_picture'],
  ['document.pdf', () => '%PDF-1.7', 'file.not_picture'],
  ['program.png', () => 'MZ\u0090', 'file.not_picture'],
  ['moving.gif', () => 'GIF89a', 'file.not_picture'],
  ['IMG_0012.HEIC', () => brandedFile('heic', 'mif1', 'MiHE'), 'file.heic'],
  ['begun.jpg', () => jpegStart, 'file.broken'],
  ['page-inside.jpg', () => Buffer.concat([jpegStart, Buffer.from('<script>alert(1)</script>')]), 'file.broken'],
  ['half.png', async () => (await picture({ format: 'png' })).subarray(0, 500), 'file.broken'],
  ['large.jpg', () => Buffer.concat([jpegStart, Buffer.alloc(registrationDocument.bytes)]), 'file.too_large'],
  ['long.png', () => claiming(1, 20_001), 'file.side_too_long'],
  ['huge.png', () => claiming(10_000, 10_000), 'file.too_many_pixels'],
])('%s is refused and nothing is kept: %s', async (name, bytes, reason) => {
  const token = await draft()
  const before = filesKept()
  const uploadedFile = { name, bytes: await bytes(), type: 'image/jpeg' }
  const answer = await upload(token, formOf({ name: 'good.jpg', bytes: await picture() }, uploadedFile))
  expect(answer).toMatchObject({ status: 200, data: { reason } })
  expect(answer.code).toBeGreaterThan(50_000)
  expect(answer.msg).not.toBe('')
  expect((await list(token)).data).toEqual([])
  expect(filesKept()).toEqual(before)
})

test('a WebP becomes a JPEG, in its name, too', async () => {
  const token = await draft()
  const { data } = await upload(token, formOf({ name: 'licence.webp', bytes: await picture({ format: 'webp' }) }))
  expect(data).toMatchObject([{ name: 'licence.webp.jpg', mediaType: 'image/jpeg' }])
  const kept = (await file(token, data[0].documentId)).rawPayload
  expect((await sharp(kept).metadata()).format).toBe('jpeg')
})

test('exactly 500 kB are taken', async () => {
  const photo = await picture()
  const padded = Buffer.concat([photo, Buffer.alloc(registrationDocument.bytes - photo.length)])
  expect((await upload(await draft(), formOf({ name: 'a.jpg', bytes: padded }))).code).toBe(200)
})

test.each(['../../../etc/cron.d/x.jpg', '..\\..\\x.jpg', '/etc/passwd', 'a\u0001b.jpg', '', '"', 'x'.repeat(5_000)])(
  'the name %.30j never becomes a path',
  async (name) => {
    const before = new Set(filesKept())
    const { data, code } = await upload(await draft(), formOf({ name, bytes: await picture() }))
    expect([200, 400]).toContain(code)
    for (const storedName of filesKept().filter((one) => !before.has(one))) expect(storedName).toMatch(/^[0-9a-f]{32}$/)
    if (code === 200) expect(data[0].name).toMatch(/^[^/\\]{1,100}$/)
  },
)

test('however many are sent at once, a registration has no more than ten documents', async () => {
  const token = await draft()
  const photo = await picture()
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => upload(token, formOf({ name: 'a.jpg', bytes: photo }))),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(registrationDocument.files)
  expect(answers.filter(({ data }) => data.reason === 'file.too_many')).toHaveLength(4)
  expect((await list(token)).data).toHaveLength(registrationDocument.files)
})

test('more than ten in one call are refused', async () => {
  const photo = await picture()
  const many = Array.from({ length: 11 }, () => ({ name: 'a.jpg', bytes: photo }))
  expect((await upload(await draft(), formOf(...many))).data.reason).toBe('file.too_many')
})

test('a call that is longer than its documents may be is refused before it is read', async () => {
  const { headers, payload } = formOf({ name: 'a.jpg', bytes: await picture() })
  const long = Buffer.concat([Buffer.alloc(registrationDocument.bytes * 11, 'x'), Buffer.from('\r\n'), payload])
  const answer = await upload(await draft(), { headers, payload: long })
  expect(answer).toMatchObject({ msg: expect.stringContaining(' 500 kB'), data: { reason: 'file.too_large' } })
})

test('a document that is taken out is gone, with its files', async () => {
  const token = await draft()
  const before = filesKept()
  const { data } = await upload(token, formOf({ name: 'a.jpg', bytes: await picture() }))
  expect(filesKept()).toHaveLength(before.length + 2)
  const one = { params: { documentId: data[0].documentId }, query: { token } }
  expect((await world.call(removeDocument, one)).code).toBe(200)
  expect((await world.call(removeDocument, one)).status).toBe(404)
  expect(filesKept()).toEqual(before)
})

test('nobody sees, takes out or adds to the documents of another', async () => {
  const [own, other] = [await draft(), await draft()]
  const { data } = await upload(own, formOf({ name: 'a.jpg', bytes: await picture() }))
  const { documentId } = data[0]
  expect((await list(other)).data).toEqual([])
  expect((await file(other, documentId)).statusCode).toBe(404)
  expect((await file(other, documentId, true)).statusCode).toBe(404)
  expect((await world.call(removeDocument, { params: { documentId }, query: { token: other } })).status).toBe(404)
  for (const token of ['guessed', own.slice(1), ' ']) {
    expect((await list(token)).failure.reason).toBe('registration.draft_over')
    expect((await file(token, documentId)).json().data.reason).toBe('registration.draft_over')
    expect((await upload(token, formOf({ name: 'a.jpg', bytes: await picture() }))).data.reason).toBe(
      'registration.draft_over',
    )
  }
  expect((await list(own)).data).toHaveLength(1)
})

test('a registration that nobody went on with for seven days is over, and forgotten with its files', async () => {
  const token = await draft()
  await upload(token, formOf({ name: 'a.jpg', bytes: await picture() }))
  const start = world.now()
  world.setNow(new Date(start.getTime() + 7 * 86_400_000).toISOString())
  const fresh = await draft()
  await upload(fresh, formOf({ name: 'b.jpg', bytes: await picture() }))
  expect((await list(token)).failure.reason).toBe('registration.draft_over')

  await forgetDrafts(world.db, world.files, world.now)()
  expect(await world.db.selectFrom('registration_drafts').select('id').execute()).toHaveLength(1)
  expect(filesKept()).toHaveLength(2)
  expect((await list(fresh)).data).toHaveLength(1)
  world.setNow(start.toISOString())
})

test('one address of the network uploads no more than so often within the hour', async () => {
  const [token, address] = [await draft(), ownAddress()]
  const tries = Array.from({ length: 59 }, () => ({ what: 'upload', key: address, tried_at: world.now() }))
  await world.db.insertInto('limited_tries').values(tries).execute()
  const photo = await picture()
  expect((await upload(token, formOf({ name: 'a.jpg', bytes: photo }), { address })).code).toBe(200)
  expect((await upload(token, formOf({ name: 'a.jpg', bytes: photo }), { address })).status).toBe(429)
})

test.each<[string, Sent, number]>([
  ['JSON', { headers: { 'content-type': 'application/json' }, payload: '{}' }, 415],
  ['a form without a file', formOf(), 400],
  ['no boundary', { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }, 400],
  [
    'a form that breaks off',
    { ...formOf(), payload: '------form\r\nContent-Disposition: form-data; name="file"; filename="a' },
    400,
  ],
  ['nothing', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '' }, 400],
])('%s is a refusal, not a failure', async (_, form, status) => {
  expect(await upload(await draft(), form)).toMatchObject({ status, code: status })
})

test('a form is no body of other calls', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/dev-api/clientsystem/system/freedom/contact',
    ...formOf({ name: 'a.jpg', bytes: 'x' }),
  })
  expect(answer.statusCode).toBe(415)
})

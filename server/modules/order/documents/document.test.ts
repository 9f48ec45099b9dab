import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrderDocument } from '../../../../contract/order/order.ts'
import { languages } from '../../../../texts/index.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  buyer = await world.signedIn()
})
afterAll(() => world.close())

async function placed(lines: number) {
  const skus = await Promise.all(Array.from({ length: lines }, (_, at) => world.sku({ unitPrice: 1_000 + at })))
  const wanted = skus.map(({ number }, at) => ({ number, qty: at + 1, custNumber: 'Größe ł' }))
  const { revision } = (await buyer.call(previewOrder, { body: { lines: wanted } })).data
  return (await buyer.call(placeOrder, { body: { lines: wanted, revision } })).data.orderno
}

const documentOf = (orderno: string, by = buyer, language = 'en') =>
  world.app.inject({
    url: `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
  })

test.each(languages)(
  'an order is a PDF in %s, to be kept and never to be opened as a page of ours',
  async (language) => {
    const orderno = await placed(1)
    const answer = await documentOf(orderno, buyer, language)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="${orderno}.pdf"`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const text = answer.rawPayload.toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toContain(`/Lang (${language})`)
    expect(archiveFaults(answer.rawPayload)).toEqual([])
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  },
)

test('an order of many lines goes on on further pages', async () => {
  const answer = await documentOf(await placed(60))
  expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(4)
})

test("another customer's order has no document", async () => {
  const orderno = await placed(1)
  expect((await documentOf(orderno, await world.signedIn())).statusCode).toBe(404)
})

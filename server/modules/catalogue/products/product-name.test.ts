import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { exportBasket } from '../../../../contract/basket/basket-file.ts'
import { readQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { listDisabledLines } from '../../../../contract/basket/replacement.ts'
import {
  exportAccountPrices,
  listAccountPrices,
  setAccountPrice,
} from '../../../../contract/catalogue/account-price.ts'
import { findSkus, getSku, suggest } from '../../../../contract/catalogue/catalogue.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { exportOrders, getOrder, getOrderDocument } from '../../../../contract/order/order.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let buyer: Buyer
beforeAll(async () => {
  world = await buildWorld()
  buyer = await world.signedIn()
})
afterAll(() => world.close())

const name = 'Desk, white'
const names = { de: 'Größentisch, Weiß', pl: 'Łukowe krzesło, biały' }
const product = (given: Parameters<World['sku']>[0] = {}) => numberedSku(world, { name, names, ...given })

const file = (path: string, language: string, by = buyer) =>
  world.app.inject({
    url: apiPrefix + path,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
  })

async function ordered(number: string, language: string) {
  const by = await world.signedIn()
  const lines = [{ number, qty: 1 }]
  const { revision } = (await by.call(previewOrder, { body: { lines } })).data
  const headers = { 'accept-language': language }
  const { orderno } = (await by.call(placeOrder, { body: { lines, revision } }, { headers })).data
  return { by, orderno }
}

test('lists, pages and previews of a product show all of its names', async () => {
  const { id, number } = await product()
  await buyer.call(addToBasket, { body: { number, qty: 1 } })
  await buyer.call(setAccountPrice, { body: { number, accountId: null, price: 9 } })
  const lines = [{ number, qty: 1 }]
  const told = [
    (await world.call(findSkus, { query: { keyword: number } })).data.rows[0],
    (await world.call(getSku, { params: { id }, query: {} })).data,
    (await world.call(suggest, { query: { keyword: number } })).data.numbers[0],
    (await buyer.call(listBasket, { query: {} })).data.rows[0]?.goodsSku,
    (await buyer.call(previewOrder, { body: { lines } })).data.lines[0],
    (await buyer.call(readQuickOrder, { body: { text: `${number} 2` } })).data.lines[0]?.candidates[0],
    (await buyer.call(listAccountPrices, { query: {} })).data.rows[0],
  ]
  for (const product of told) expect(product).toMatchObject({ name, names })
})

test('what is discontinued, what replaces it, and what there is less of show theirs', async () => {
  const successor = await product({ stock: { NL: 2 } })
  const gone = await product()
  await buyer.call(addToBasket, { body: { number: gone.number, qty: 1 } })
  await world.db
    .updateTable('skus')
    .set({ status: 'disabled', replaced_by: successor.id })
    .where('id', '=', gone.id)
    .execute()

  const { data } = await buyer.call(listDisabledLines, {})
  expect(data.rows).toMatchObject([{ name, names, replacements: [{ name, names }] }])
  expect((await world.call(getSku, { params: { id: gone.id }, query: {} })).data.replacedBy).toMatchObject({ names })

  const body = { lines: [{ number: successor.number, qty: 3 }], backOrders: 'reduce' as const }
  expect((await buyer.call(previewOrder, { body })).data.reduced).toMatchObject([{ name, names, asked: 3 }])
})

test.each([
  ['de', names.de],
  ['pl', names.pl],
  ['fr', name],
])('mails and files say it in %s', async (language, said) => {
  const { number } = await product()
  const { by, orderno } = await ordered(number, language)
  await by.call(addToBasket, { body: { number, qty: 1 } })
  await by.call(setAccountPrice, { body: { number, accountId: null, price: 9 } })

  const [mail] = await world.mailsTo(`${by.userName}@example.com`)
  expect(mail?.text).toContain(`1 x ${number} ${said}`)
  const document = await file(getOrderDocument.path.replace(':orderno', orderno), language, by)
  expect(pdfText(document.rawPayload)).toContain(said)
  for (const path of [`${exportOrders.path}?format=csv`, exportBasket.path, `${exportAccountPrices.path}?format=csv`]) {
    expect([path, (await file(path, language, by)).body]).toEqual([path, expect.stringContaining(said)])
  }
})

test('an order keeps what was ordered by the names that it had then', async () => {
  const { id, number } = await product()
  const { by, orderno } = await ordered(number, 'de')
  await world.db
    .updateTable('skus')
    .set({ name: 'Chair', names: JSON.stringify({ de: 'Stuhl' }) })
    .where('id', '=', id)
    .execute()
  const { data } = await by.call(getOrder, { params: { orderno } })
  expect(data.lines).toMatchObject([{ name, names }])
})

test.each(['größentisch', 'GROSSENTISCH', 'łukowe', 'desk', 'krzesło größentisch'])(
  'the word %s of any of its names finds it',
  async (keyword) => {
    const { number } = await product()
    const { rows } = (await world.call(findSkus, { query: { keyword, pageSize: 60 } })).data
    expect(rows).toContainEqual(expect.objectContaining({ number, match: 'word' }))
  },
)

test('a product that is named again is found by its new names alone', async () => {
  const { id, number } = await product({ name: 'Shelf', names: { de: 'Altregal' } })
  const found = async (keyword: string) =>
    (await world.call(findSkus, { query: { keyword } })).data.rows.some((row) => row.number === number)
  expect(await found('altregal')).toBe(true)
  await world.db
    .updateTable('skus')
    .set({ names: JSON.stringify({ de: 'Neuregal' }) })
    .where('id', '=', id)
    .execute()
  expect([await found('altregal'), await found('neuregal'), await found('shelf')]).toEqual([false, true, true])
})

test('a basket and the account prices are searched by them', async () => {
  const by = await world.signedIn()
  const { number } = await product()
  await by.call(addToBasket, { body: { number, qty: 1 } })
  await by.call(setAccountPrice, { body: { number, accountId: null, price: 9 } })
  const total = async (keyword: string) => [
    (await by.call(listBasket, { query: { keyword } })).data.total,
    (await by.call(listAccountPrices, { query: { keyword } })).data.total,
  ]
  expect(await total('größen')).toEqual([1, 1])
  expect(await total('stuhl')).toEqual([0, 0])
})

test.each([
  ['an English one beside the English name', '{"en": "Desk"}'],
  ['an unknown language', '{"tlh": "raS"}'],
  ['an empty one', '{"de": ""}'],
  ['a number', '{"de": 7}'],
  ['none', '{}'],
  ['no names by language', '["Tisch"]'],
])('the database refuses %s', async (_, given) => {
  const { id } = await product()
  const change = world.db.updateTable('skus').set({ names: given }).where('id', '=', id).execute()
  await expect(change).rejects.toThrow('other_names_check')
})

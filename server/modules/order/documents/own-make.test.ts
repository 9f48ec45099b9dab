import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFavourites, listFavourites, watchFavourite } from '../../../../contract/basket/favourites.ts'
import { addQuickOrder, getQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { listAccountPrices, setAccountPrice } from '../../../../contract/catalogue/account-price.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getOrderDocument } from '../../../../contract/order/order.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { notifyWatcherBy } from '../../basket/watch/notify-watcher.ts'

let world: World
let person: Awaited<ReturnType<World['signedIn']>>
let ours: Awaited<ReturnType<World['sku']>>
let disabledSku: Awaited<ReturnType<World['sku']>>
const replaced = 'Q2673A'
beforeAll(async () => {
  world = await buildWorld()
  person = await world.signedIn()
  const name = 'Aster compatible with HP 309A Toner, magenta'
  const [one, other] = [
    { oemCode: replaced, name, stock: { NL: 3 } },
    { oemCode: replaced, name },
  ]
  ours = await numberedSku(world, one)
  disabledSku = await world.sku({ ...other, status: 'disabled' })
  await world.db.updateTable('skus').set({ own_make: true }).where('id', 'in', [ours.id, disabledSku.id]).execute()
})
afterAll(() => world.close())

/** All parts of an answer that name the number which our make replaces. */
function* naming(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (Object.values(value).includes(replaced)) yield value as Record<string, unknown>
  for (const part of Object.values(value)) yield* naming(part)
}
const expectOwn = (answer: unknown, least: number) => {
  const parts = [...naming(answer)]
  expect(parts.length).toBeGreaterThanOrEqual(least)
  expect(parts.filter(({ ownMake }) => ownMake !== true)).toEqual([])
}
/** In words the number of the maker only ever stands behind what says that ours replaces it. */
const expectOwnWords = (words: string) => {
  expect(words).toContain(ours.number)
  const others = words.replaceAll(/Replaces\s+Q2673A/g, '')
  expect(words).not.toBe(others)
  expect(others).not.toContain(replaced)
}

test('our make is under its item number in an order, in its document and in its mail', async () => {
  const lines = [{ number: ours.number, qty: 2 }]
  const { data } = await person.call(previewOrder, {
    body: { lines: [...lines, { number: disabledSku.number, qty: 1 }] },
  })
  expectOwn(data, 2)
  const { revision } = (await person.call(previewOrder, { body: { lines } })).data
  const { orderno } = (await person.call(placeOrder, { body: { lines, revision } })).data
  expectOwn((await person.call(getOrder, { params: { orderno } })).data, 1)

  const url = `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`
  const document = await world.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } })
  expectOwnWords(pdfText(document.rawPayload))
  const mails = await world.mailsTo(`${person.userName}@example.com`)
  expectOwnWords(mails.find(({ text }) => text.includes(orderno))?.text ?? '')
})

test('what is ordered less of says our number', async () => {
  const body = { lines: [{ number: ours.number, qty: 99 }], backOrders: 'reduce' as const }
  expectOwn((await person.call(previewOrder, { body })).data, 2)
})

test('our make is under its item number in a quick order and among the prices of accounts', async () => {
  const body = { name: 'a', lines: [{ number: ours.number, qty: 2 }] }
  const { quickOrderId: id } = (await person.call(addQuickOrder, { body })).data
  expectOwn((await person.call(getQuickOrder, { params: { id } })).data, 1)
  await person.call(setAccountPrice, { body: { number: ours.number, accountId: null, price: 30 } })
  expectOwn((await person.call(listAccountPrices, { query: {} })).data, 1)
})

test('a mail about a favourite says our number', async () => {
  const watched = await world.sku({ oemCode: replaced, name: 'Aster compatible', stock: { NL: 0 } })
  await world.db.updateTable('skus').set({ own_make: true }).where('id', '=', watched.id).execute()
  await person.call(addFavourites, { body: [{ number: watched.number }] })
  const [favourite] = (await person.call(listFavourites, { query: {} })).data.rows
  const params = { id: favourite?.favoriteId ?? 0 }
  await person.call(watchFavourite, { params, body: { stock: true, price: false } })
  await world.db.updateTable('stock').set({ on_hand: 5 }).where('sku_id', '=', watched.id).execute()
  await notifyWatcherBy(world.db, world.now)({ accountId: person.accountId }, {} as JobHelpers)
  const mail = (await world.mailsTo(`${person.userName}@example.com`)).at(-1)
  expect(mail?.text).toContain(watched.number)
  expect(mail?.text).not.toContain(replaced)
})

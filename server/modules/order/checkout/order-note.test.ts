import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, changeBasketLine, listBasket } from '../../../../contract/basket/basket.ts'
import { addQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getOrderDocument } from '../../../../contract/order/order.ts'
import { type ComparableOrder, orderChanges } from '../../../../rules/order/changes.ts'
import { languages } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Asked = {
  lines: { number: string; qty: number; replaces?: string }[]
  fromBasket?: boolean
  quickOrderId?: number
}

const note = 'Für Etage 3, płatne 100 %'

/** The basket of a new buyer, with a note on its one line. */
async function noted() {
  const person = await world.signedIn()
  const { id, number } = await world.sku()
  await person.call(addToBasket, { body: { number, qty: 2, note } })
  return { person, id, number, asked: { lines: [{ number, qty: 2 }], fromBasket: true } }
}

const notesOf = async (person: Person, body: Asked) =>
  (await person.call(previewOrder, { body })).data.lines.map((line) => line.note)

async function placed(person: Person, body: Asked, headers = {}) {
  const { revision } = (await person.call(previewOrder, { body })).data
  return (await person.call(placeOrder, { body: { ...body, revision } }, { headers })).data.orderno
}

const disable = (id: number) => world.db.updateTable('skus').set({ status: 'disabled' }).where('id', '=', id).execute()

test.each(languages)('what is noted on a line of the basket is confirmed and goes along, in %s', async (language) => {
  const { person, asked } = await noted()
  expect(await notesOf(person, asked)).toEqual([note])

  const headers = { 'accept-language': language }
  const orderno = await placed(person, asked, headers)
  expect((await person.call(getOrder, { params: { orderno } })).data.lines).toMatchObject([{ note }])
  const [mail] = await world.mailsTo(`${person.userName}@example.com`)
  const words = say(language, 'mail.row', { term: say(language, 'basket_line.note'), value: note })
  expect(mail?.text).toContain(words)
  const document = await world.app.inject({
    url: `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  })
  expect(pdfText(document.rawPayload)).toContain(note)
})

test('what is noted meanwhile has to be confirmed, and is shown by a row', async () => {
  const { person, asked } = await noted()
  const before = (await person.call(previewOrder, { body: asked })).data
  const [row] = (await person.call(listBasket, { query: {} })).data.rows
  await person.call(changeBasketLine, { body: { shoppingCartId: row?.shoppingCartId ?? 0, qty: 2, note: 'Floor 4' } })
  const { code, failure } = await person.call(placeOrder, { body: { ...asked, revision: before.revision } })
  expect(code).toBe(30_001)
  const changes = orderChanges(before, failure.details as ComparableOrder)
  expect(changes.map(({ what, before: was, now }) => [what, was, now])).toEqual([['note', note, 'Floor 4']])
})

test('the note of a line of a list goes with it, and with what is ordered instead', async () => {
  const { person, id, number } = await noted()
  const lines = [{ number, qty: 2, note: 'List 7' }]
  const { quickOrderId } = (await person.call(addQuickOrder, { body: { name: 'a', lines } })).data
  const request = { lines: [{ number, qty: 2 }], quickOrderId }
  expect(await notesOf(person, request), 'not that of the basket').toEqual(['List 7'])

  const other = await world.sku()
  await disable(id)
  const replaced = { lines: [{ number: other.number, qty: 2, replaces: number }], quickOrderId }
  expect(await notesOf(person, replaced)).toEqual(['List 7'])
  const orderno = await placed(person, replaced)
  expect((await person.call(getOrder, { params: { orderno } })).data.lines).toMatchObject([{ note: 'List 7' }])
})

test('a note of its own counts before that of what is replaced by it', async () => {
  const { person, id, number } = await noted()
  const own = await world.sku()
  await person.call(addToBasket, { body: { number: own.number, qty: 1, note: 'Own' } })
  await disable(id)
  const [first, second] = [
    { number: own.number, qty: 2, replaces: number },
    { number: own.number, qty: 1 },
  ]
  expect(await notesOf(person, { lines: [first, second], fromBasket: true })).toEqual(['Own'])
  expect(await notesOf(person, { lines: [second, first], fromBasket: true })).toEqual(['Own'])
})

test("nobody reads the notes of a colleague's draft, nor of another company's list", async () => {
  const { person, number } = await noted()
  const lines = [{ number, qty: 2, note: 'Secret' }]
  const { quickOrderId } = (await person.call(addQuickOrder, { body: { name: 'a', lines } })).data
  const request = { lines: [{ number, qty: 2 }], quickOrderId }
  const colleague = await world.signedIn({ customerId: person.customerId })
  expect(await notesOf(colleague, request)).toEqual([''])
  await world.db.updateTable('quick_orders').set({ status: 'submitted' }).where('id', '=', quickOrderId).execute()
  expect(await notesOf(colleague, request)).toEqual(['Secret'])
  expect(await notesOf(await world.signedIn(), request)).toEqual([''])
})

import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../contract/basket/basket.ts'
import { addFavourites, listFavourites } from '../contract/basket/favourites.ts'
import {
  addQuickOrder,
  changeQuickOrder,
  getQuickOrder,
  readQuickOrder,
  rejectQuickOrder,
  submitQuickOrder,
} from '../contract/basket/quick-order.ts'
import { addAccount, changeAccount, listAccounts } from '../contract/customer/account.ts'
import { addAddress, changeAddress } from '../contract/customer/address.ts'
import { changeProfile, getProfile } from '../contract/me/profile.ts'
import { placeOrder, previewOrder } from '../contract/order/checkout.ts'
import { buildWorld, type World } from './testing/world.ts'

const strings: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json')

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
let skus: string[]
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  skus = (await Promise.all(Array.from({ length: 3 }, () => world.sku()))).map(({ number }) => number)
})
afterAll(() => world.close())

type Stored = Record<string, unknown>

/** Texts are written to these fields at once; answers what the fields hold then, or undefined where they were refused. */
type Fields = {
  names: readonly string[]
  open: () => Promise<(texts: Record<string, string>) => Promise<Stored | undefined>>
}

const toOutcome = ({ status, code }: { status: number; code: number }) => {
  expect(status).toBeLessThan(500)
  return code === 200
}

const place = { kind: 'regular', company: 'a', address1: 'a', city: 'a', postcode: '1000 AA', country: 'NL' } as const

const ofAddress = (...names: ('company' | 'firstName' | 'contactName' | 'address2' | 'city' | 'fax')[]): Fields => ({
  names,
  open: async () => {
    const { addressId } = (await main.call(addAddress, { body: place })).data
    return async (texts) => {
      const answer = await main.call(changeAddress, { params: { id: addressId }, body: { ...place, ...texts } })
      return toOutcome(answer) ? answer.data : undefined
    }
  },
})

const one = (name: string, open: Fields['open']): Fields => ({ names: [name], open })

const things: Record<string, Fields> = {
  'a person': one('name', async () => async (texts) => {
    if (!toOutcome(await main.call(changeProfile, { body: texts }))) return
    return (await main.call(getProfile, {})).data
  }),
  'an address': ofAddress('company', 'firstName', 'contactName', 'address2', 'city'),
  'a fax number': ofAddress('fax'),
  'a sub-account': one('name', async () => {
    const person = { name: 'a', email: 'naughty@example.com', role: 'buyer', language: 'en' } as const
    const { accountId } = (await main.call(addAccount, { body: { ...person, userName: 'naughty' } })).data
    return async (texts) => {
      if (!toOutcome(await main.call(changeAccount, { params: { accountId }, body: { ...person, ...texts } }))) return
      const { rows } = (await main.call(listAccounts, { query: {} })).data
      return { name: rows.find((row) => row.accountId === accountId)?.name }
    }
  }),
  'a basket line': {
    names: ['custNumber', 'note'],
    open: async () => async (texts) => {
      await world.db.deleteFrom('basket_lines').execute()
      if (!toOutcome(await main.call(addToBasket, { body: { number: skus[0] ?? '', qty: 1, ...texts } }))) return
      const [line] = (await main.call(listBasket, { query: {} })).data.rows
      return { custNumber: line?.custNumber, note: line?.note }
    },
  },
  'a favourite': one('custNumber', async () => async (texts) => {
    await world.db.deleteFrom('favourites').execute()
    if (!toOutcome(await main.call(addFavourites, { body: [{ number: skus[1] ?? '', ...texts }] }))) return
    return { custNumber: (await main.call(listFavourites, { query: {} })).data.rows[0]?.custNumber }
  }),
  'a list and its line': {
    names: ['name', 'custNumber', 'note'],
    open: async () => {
      const lines = [{ number: skus[0] ?? '', qty: 1 }]
      const { quickOrderId: id } = (await main.call(addQuickOrder, { body: { name: 'a', lines } })).data
      return async ({ name = 'a', custNumber = '', note = '' }) => {
        const { version } = (await main.call(getQuickOrder, { params: { id } })).data
        const body = { name, version, lines: [{ number: skus[0] ?? '', qty: 1, custNumber, note }] }
        if (!toOutcome(await main.call(changeQuickOrder, { params: { id }, body }))) return
        const list = (await main.call(getQuickOrder, { params: { id } })).data
        return { name: list.name, custNumber: list.lines[0]?.custNumber, note: list.lines[0]?.note }
      }
    },
  },
  'a rejection': one('reason', async () => {
    const requester = await world.signedIn({ customerId: main.customerId, role: 'requester' })
    const lines = [{ number: skus[0] ?? '', qty: 1 }]
    const { quickOrderId: id } = (await requester.call(addQuickOrder, { body: { name: 'a', lines } })).data
    await requester.call(submitQuickOrder, { params: { id } })
    return async ({ reason = '' }) => {
      if (!toOutcome(await main.call(rejectQuickOrder, { params: { id }, body: { reason } }))) return
      const storedReason = (await main.call(getQuickOrder, { params: { id } })).data.reason
      await requester.call(submitQuickOrder, { params: { id } })
      return { reason: storedReason ?? undefined }
    }
  }),
  'a pasted text': one('line', async () => async ({ line: text = '' }) => {
    const answer = await main.call(readQuickOrder, { body: { text: text.replaceAll(/[\r\n\u2028]/g, ' ') } })
    const [line] = toOutcome(answer) ? answer.data.lines : []
    // Cells are named with a point between them, and without the quotation marks around them.
    const plain = (typed: string) => typed.replaceAll(/[\s;,·"\ufeff]/g, '')
    return line && plain(line.typed) === plain(text) ? { line: text } : undefined
  }),
  'a one-off address': one('city', async () => async (texts) => {
    const lines = [{ number: skus[2] ?? '', qty: 1 }]
    const { kind: _kind, ...oneOffAddress } = { ...place, ...texts }
    const preview = await main.call(previewOrder, { body: { lines, oneOffAddress } })
    return toOutcome(preview) ? { city: preview.data.shipTo.city } : undefined
  }),
  'a purchase order, and the forwarder who fetches it,': one('poNumber', async () => async ({ poNumber = '' }) => {
    const lines = [{ number: skus[2] ?? '', qty: 1 }]
    // What is too long for a forwarder, or no name, is not asked: a purchase order may still be called so.
    const named = poNumber.trim() !== '' && { shipVia: 'OWN', forwarderId: 99, forwarderName: poNumber }
    const body = { lines, poNumber, ...named }
    const preview = await main.call(previewOrder, { body })
    if (!toOutcome(preview)) return
    const placed = await main.call(placeOrder, { body: { ...body, revision: preview.data.revision } })
    if (!toOutcome(placed)) return
    const row = await world.db
      .selectFrom('orders')
      .select(['po_number', 'forwarder'])
      .where('order_number', '=', placed.data.orderno)
      .executeTakeFirstOrThrow()
    if (named) expect(row.forwarder).toBe(row.po_number)
    return { poNumber: row.po_number }
  }),
}

/** How wide a space is means nothing to anybody; all else does. */
const normaliseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('the list is whole', () => {
  expect(strings).toHaveLength(461)
})

// All fields go the same way to the same kind of column, and differ in a length, a trim, a pattern: each text is written to
// two or three of the eleven things, and each thing is written a quarter of the texts, of every kind.
const everyOf = 4

test.each(Object.entries(things).map(([name, thing], at) => [name, thing, at] as const))(
  '%s is stored as it was written, or refused',
  async (_, { names, open }, turn) => {
    const write = await open()
    const storedCounts = new Map(names.map((name) => [name, 0]))
    for (const text of strings.filter((_text, at) => at % everyOf === turn % everyOf)) {
      const all = await write(Object.fromEntries(names.map((name) => [name, text])))
      for (const name of names) {
        // Where one field refuses it, each is asked alone.
        const stored = (all ?? (names.length > 1 ? await write({ [name]: text }) : undefined))?.[name]
        if (stored === undefined) continue
        storedCounts.set(name, (storedCounts.get(name) ?? 0) + 1)
        expect([name, text, normaliseSpaces(String(stored))]).toEqual([name, text, normaliseSpaces(text)])
      }
    }
    for (const [name, count] of storedCounts)
      expect(count, `most of it is text like any other: ${name}`).toBeGreaterThan(3)
  },
)

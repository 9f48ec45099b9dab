import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount, changeAccount, listAccounts } from '../contract/account.ts'
import { addAddress, changeAddress } from '../contract/address.ts'
import { addToBasket, listBasket } from '../contract/basket.ts'
import { addFavourites, listFavourites } from '../contract/favourites.ts'
import { placeOrder, previewOrder } from '../contract/order-confirm.ts'
import { changeProfile, getProfile } from '../contract/profile.ts'
import {
  addQuickOrder,
  changeQuickOrder,
  getQuickOrder,
  readQuickOrder,
  rejectQuickOrder,
  submitQuickOrder,
} from '../contract/quick-order.ts'
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

/** What a field holds after a text was written to it; undefined where it was refused. */
type Field = () => Promise<(text: string) => Promise<string | undefined>>

const said = ({ status, code }: { status: number; code: number }) => {
  expect(status).toBeLessThan(500)
  return code === 200
}

const place = { kind: 'regular', company: 'a', address1: 'a', city: 'a', postcode: '1000 AA', country: 'NL' } as const

const addressField =
  (field: 'company' | 'firstName' | 'contactName' | 'address2' | 'city' | 'fax'): Field =>
  async () => {
    const { addressId } = (await main.call(addAddress, { body: place })).data
    return async (text) => {
      const answer = await main.call(changeAddress, { params: { id: addressId }, body: { ...place, [field]: text } })
      return said(answer) ? answer.data[field] : undefined
    }
  }

const fields: Record<string, Field> = {
  'the name of a person': async () => async (name) => {
    if (!said(await main.call(changeProfile, { body: { name } }))) return
    return (await main.call(getProfile, {})).data.name
  },
  'the company of an address': addressField('company'),
  'the first name of an address': addressField('firstName'),
  'the contact of an address': addressField('contactName'),
  'the second line of an address': addressField('address2'),
  'the town of an address': addressField('city'),
  'the fax of an address': addressField('fax'),
  'the name of a sub-account': async () => {
    const person = { name: 'a', email: 'naughty@example.com', role: 'buyer', language: 'en' } as const
    const { accountId } = (await main.call(addAccount, { body: { ...person, userName: 'naughty' } })).data
    return async (name) => {
      if (!said(await main.call(changeAccount, { params: { accountId }, body: { ...person, name } }))) return
      const { rows } = (await main.call(listAccounts, { query: {} })).data
      return rows.find((row) => row.accountId === accountId)?.name
    }
  },
  'the own number of a basket line': async () => async (custNumber) => {
    await world.db.deleteFrom('basket_lines').execute()
    if (!said(await main.call(addToBasket, { body: { number: skus[0] ?? '', qty: 1, custNumber } }))) return
    return (await main.call(listBasket, { query: {} })).data.rows[0]?.custNumber
  },
  'the note of a basket line': async () => async (note) => {
    await world.db.deleteFrom('basket_lines').execute()
    if (!said(await main.call(addToBasket, { body: { number: skus[0] ?? '', qty: 1, note } }))) return
    return (await main.call(listBasket, { query: {} })).data.rows[0]?.note
  },
  'the own number of a favourite': async () => async (custNumber) => {
    await world.db.deleteFrom('favourites').execute()
    if (!said(await main.call(addFavourites, { body: [{ number: skus[1] ?? '', custNumber }] }))) return
    return (await main.call(listFavourites, { query: {} })).data.rows[0]?.custNumber
  },
  'the name of a list': async () => {
    const lines = [{ number: skus[0] ?? '', qty: 1 }]
    const { quickOrderId: id } = (await main.call(addQuickOrder, { body: { name: 'a', lines } })).data
    return async (name) => {
      if (!said(await main.call(changeQuickOrder, { params: { id }, body: { name, lines } }))) return
      return (await main.call(getQuickOrder, { params: { id } })).data.name
    }
  },
  'the own number of a line of a list': async () => {
    const lines = [{ number: skus[0] ?? '', qty: 1 }]
    const { quickOrderId: id } = (await main.call(addQuickOrder, { body: { name: 'a', lines } })).data
    return async (custNumber) => {
      const body = { name: 'a', lines: [{ number: skus[0] ?? '', qty: 1, custNumber }] }
      if (!said(await main.call(changeQuickOrder, { params: { id }, body }))) return
      return (await main.call(getQuickOrder, { params: { id } })).data.lines[0]?.custNumber
    }
  },
  'the reason of a rejection': async () => {
    const requester = await world.signedIn({ customerId: main.customerId, role: 'requester' })
    const lines = [{ number: skus[0] ?? '', qty: 1 }]
    const { quickOrderId: id } = (await requester.call(addQuickOrder, { body: { name: 'a', lines } })).data
    await requester.call(submitQuickOrder, { params: { id } })
    return async (reason) => {
      if (!said(await main.call(rejectQuickOrder, { params: { id }, body: { reason } }))) return
      const kept = (await main.call(getQuickOrder, { params: { id } })).data.reason
      await requester.call(submitQuickOrder, { params: { id } })
      return kept ?? undefined
    }
  },
  'a line of a pasted text': async () => async (text) => {
    const answer = await main.call(readQuickOrder, { body: { text: text.replaceAll(/[\r\n\u2028]/g, ' ') } })
    const [line] = said(answer) ? answer.data.lines : []
    // Cells are told with a point between them, and without the quotation marks around them.
    const plain = (typed: string) => typed.replaceAll(/[\s;,·"\ufeff]/g, '')
    return line && plain(line.typed) === plain(text) ? text : undefined
  },
  'the town of a one-off address': async () => async (city) => {
    const lines = [{ number: skus[2] ?? '', qty: 1 }]
    const { kind: _kind, ...oneOffAddress } = { ...place, city }
    const preview = await main.call(previewOrder, { body: { lines, oneOffAddress } })
    return said(preview) ? preview.data.shipTo.city : undefined
  },
  'the number of a purchase order, and the forwarder who fetches it': async () => async (poNumber) => {
    const lines = [{ number: skus[2] ?? '', qty: 1 }]
    // What is too long for a forwarder, or no name, is not asked: a purchase order may still be called so.
    const named = poNumber.trim() !== '' && { shipVia: 'OWN', forwarderId: 99, forwarderName: poNumber }
    const body = { lines, poNumber, ...named }
    const preview = await main.call(previewOrder, { body })
    if (!said(preview)) return
    const placed = await main.call(placeOrder, { body: { ...body, revision: preview.data.revision } })
    if (!said(placed)) return
    const row = await world.db
      .selectFrom('orders')
      .select(['po_number', 'forwarder'])
      .where('order_number', '=', placed.data.orderno)
      .executeTakeFirstOrThrow()
    if (named) expect(row.forwarder).toBe(row.po_number)
    return row.po_number
  },
}

/** How wide a space is means nothing to anybody; all else does. */
const meant = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('the list is whole', () => {
  expect(strings).toHaveLength(461)
})

test.each(Object.keys(fields))('%s is stored as it was written, or refused', async (name) => {
  const stored = await fields[name]?.()
  let kept = 0
  for (const text of strings) {
    const found = await stored?.(text)
    if (found === undefined) continue
    kept += 1
    expect([text, meant(found)]).toEqual([text, meant(text)])
  }
  expect(kept, 'most of it is text like any other').toBeGreaterThan(20)
})

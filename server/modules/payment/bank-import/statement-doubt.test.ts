import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { ourAccount, paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterAll(() => world.close())

const differs = (expected: number, closing: number) => ({ reason: 'balance', expected, closing })
const of = (statement: string) => ({ statement, account: ourAccount, currency: 'EUR' })

const days = new Map<string, string>()

/** A statement with these entries, and without those whose words are left out. */
const statement = (id: string, entries: readonly [words: string, cents: number][], leftOut: readonly string[] = []) => {
  const whole = entries.map(([words, amount]) => ({ amount, reference: words, remittance: [words] }))
  // Each statement has a day of its own: two of one day would name each other's entries.
  days.set(id, days.get(id) ?? `2026-03-${11 + days.size}`)
  const day = days.get(id) ?? ''
  const text = makeBankFile([{ id, account: ourAccount, from: day, to: day, entries: whole }]).toString()
  const isKept = (entry: string) => !leftOut.some((words) => entry.includes(`>${words}<`))
  return text.replaceAll(/<Ntry>.*?<\/Ntry>/g, (entry) => (isKept(entry) ? entry : ''))
}

const shown = async (keyword: string) => {
  const { rows } = await money.entries({ status: 'open', keyword })
  return rows.map(({ doubt, proposal }) => ({ doubt, kind: proposal?.kind, because: proposal?.because }))
}
const clear = { doubt: null, kind: 'clears', because: 'number' }

test('a difference is said with both sums, and nothing of the statement is booked by itself', async () => {
  const file = readFileSync(new URL('../../../testing/files/bank/camt-balance-does-not-add-up.xml', import.meta.url))
  const ours = file.toString().replace('NL42ASTR0000000001', ourAccount)
  const buyer = await world.signedIn()
  const { number, amount } = await money.invoice(buyer)
  const paying = ours.replace('only one of three arrived', number).replace('>120.00<', `>${amount / 100}<`)
  const doubt = differs(amount / 100, 500)
  expect((await money.send(paying)).data).toMatchObject({ added: 1, doubts: [{ ...of('BALWRONG'), ...doubt }] })
  expect(await shown(number)).toEqual([{ doubt, kind: 'suggests', because: 'statement' }])
  const [entry] = (await money.entries({ status: 'open', keyword: number })).rows
  const [item] = entry?.proposal?.items ?? []
  const settled = await money.settle(entry?.entryId ?? 0, buyer.customerId, [
    { itemId: item?.id ?? 0, amount: item?.amount ?? 0 },
  ])
  expect(settled.data).toMatchObject({ unallocated: 0, difference: 0 })
})

test('a statement that was cut off is in doubt until it comes whole', async () => {
  const { number, amount } = await money.invoice(await world.signedIn())
  const entries: [string, number][] = [
    [number, amount],
    ['W-2', 300],
  ]
  const doubt = differs(amount / 100, amount / 100 + 3)
  const cut = statement('CUT', entries, ['W-2'])
  expect((await money.send(cut)).data).toMatchObject({ added: 1, doubts: [{ ...of('CUT'), ...doubt }] })
  expect(await shown(number)).toEqual([{ doubt, kind: 'suggests', because: 'statement' }])
  expect((await money.send(statement('CUT', entries))).data).toMatchObject({ added: 1, known: 1, doubts: [] })
  expect(await shown(number)).toEqual([clear])
  // What is proven stays so, whatever comes after it.
  expect((await money.send(cut)).data).toMatchObject({ added: 0, known: 1, doubts: [{ ...of('CUT'), ...doubt }] })
  expect(await shown(number)).toEqual([clear])
})

test('no proof ends a doubt about other entries than those that it proves', async () => {
  const { number, amount } = await money.invoice(await world.signedIn())
  const edited = statement('EDIT', [[number, amount]]).replace(/(CLBD.*?<Amt Ccy="EUR">)[^<]*/, '$10.99')
  const doubt = differs(amount / 100, 0.99)
  expect((await money.send(edited)).data.doubts).toMatchObject([doubt])
  expect((await money.send(statement('EDIT', [[number, amount + 500]]))).data).toMatchObject({
    added: 1,
    unclear: 1,
    known: 0,
    doubts: [],
  })
  expect(await shown(number)).toContainEqual({ doubt, kind: 'suggests', because: 'statement' })
})

test('what neither says that it is booked nor proves it is in doubt', async () => {
  const { number, amount } = await money.invoice(await world.signedIn())
  const silent = statement('SILENT', [[number, amount]]).replace(/<Sts>.*?<\/Sts>/, '')
  const proofless = silent.replaceAll(/<Bal>.*?<\/Bal>/g, '')
  const doubt = { reason: 'status', expected: null, closing: null }
  expect((await money.send(proofless)).data).toMatchObject({ added: 1, pending: 0, doubts: [doubt] })
  expect(await shown(number)).toEqual([{ doubt, kind: 'suggests', because: 'statement' }])
  expect((await money.send(silent)).data).toMatchObject({ added: 0, known: 1, doubts: [] })
  expect(await shown(number)).toEqual([clear])
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

let marks = 0
beforeEach(() => {
  marks++
})

const bankFile = (name: string) =>
  readFileSync(new URL(`../../../testing/files/bank/${name}`, import.meta.url), 'utf8').replaceAll(
    'NL42ASTR0000000001',
    ourAccount,
  )

/** What came of each file, read in this order. */
async function readAll(...files: string[]) {
  const counts = []
  for (const file of files) {
    const { added, known, unclear } = (await money.send(file)).data
    counts.push([added, known, unclear])
  }
  return counts
}

const amountsOf = async (keyword: string) =>
  (await money.entries({ status: 'open', keyword })).rows.map(({ amount }) => amount).sort()

test('statements that all bear one id, and count their entries from 1, each bring their own', async () => {
  const [first, second] = [bankFile('camt-day-1-same-id.xml'), bankFile('camt-day-2-same-id.xml')]
  const once = [1, 0, 0]
  const again = [0, 1, 0]
  expect(await readAll(second, first, second, first)).toEqual([once, once, again, again])
  expect([await amountsOf('day 1'), await amountsOf('day 2')]).toEqual([[50], [60]])
})

test('a payment of two periods that overlap is there once', async () => {
  const [first, second] = [bankFile('camt-overlap-a.xml'), bankFile('camt-overlap-b.xml')]
  expect(await readAll(first, second, first)).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 1, 0],
  ])
  expect(await amountsOf('overlap')).toEqual([91])
})

/** Of each test another. */
const today = () => `2026-03-${10 + marks}`

const alike = (count: number) =>
  Array.from({ length: count }, () => ({ amount: 12_100, name: 'Payer', remittance: [`Equal ${marks}`] }))
const period = (id: string, count: number, over: object = {}) =>
  makeBankFile([{ id, account: ourAccount, from: today(), to: today(), entries: alike(count), ...over }]).toString()

test('equal payments of one day all count, and a statement that comes again with more in it brings the rest', async () => {
  expect(await readAll(period('GROWS', 2), period('GROWS', 3), period('GROWS', 1))).toEqual([
    [2, 0, 0],
    [1, 2, 0],
    [0, 1, 0],
  ])
})

const bare = (id: string, count: number) =>
  period(id, count, { isBare: true }).replace(/<ElctrncSeqNb>.*?<\/ElctrncSeqNb>/, '')

test('what cannot be told from an entry that is there is asked, and settles nothing by itself', async () => {
  const { number, amount } = await money.invoice(await world.signedIn())
  const paying = (id: string) =>
    bare(id, 1)
      .replace(`Equal ${marks}`, number)
      .replaceAll('>121.00<', `>${amount / 100}<`)
  expect(await readAll(paying('BARE-1'), paying('BARE-2'), paying('BARE-2'))).toEqual([
    [1, 0, 0],
    [1, 0, 1],
    [0, 1, 0],
  ])
  const { rows } = await money.entries({ status: 'open', keyword: number })
  const shown = rows.map(({ equalTo, proposal }) => [equalTo?.statement ?? null, proposal?.kind ?? null])
  expect(shown).toContainEqual([null, 'clears'])
  expect(shown.find(([statement]) => statement === 'BARE-1')?.[1]).not.toBe('clears')
})

test('a payment that another file has in other words is asked', async () => {
  const words = period('WORDS-1', 1)
  expect(await readAll(words, period('WORDS-2', 1).replace('<Nm>Payer<', '<Nm>PAYER B.V.<'))).toEqual([
    [1, 0, 0],
    [1, 0, 1],
  ])
})

test('a batch that another file has by its payments is asked', async () => {
  const file = (id: string, entries: object[]) => period(id, 0, { entries: [...entries, { amount: 7, name: id }] })
  const batch = [{ amount: 100 }, { amount: 250 }]
  const parts = file('PARTS', [{ amount: 350, reference: 'B-1', batch }])
  const whole = file('WHOLE', [{ amount: 350, reference: 'B-7', name: 'Batch' }])
  expect(await readAll(parts, whole)).toEqual([
    [3, 0, 0],
    [2, 0, 2],
  ])
})

test('pages of one statement are one, in one file or in several', async () => {
  const whole = period('PAGES', 2, { opening: 1_000 })
  const [entry = ''] = /<Ntry>.*?<\/Ntry>/.exec(whole) ?? []
  const page = (number: number, isLast: boolean) =>
    whole
      .replace(entry, '')
      .replace(
        '<Id>PAGES</Id>',
        `<Id>PAGES</Id><StmtPgntn><PgNb>${number}</PgNb><LastPgInd>${isLast}</LastPgInd></StmtPgntn>`,
      )
  const first = await money.send(page(1, false))
  expect(first.data).toMatchObject({ added: 1, doubts: [{ reason: 'balance' }] })
  expect((await money.send(page(2, true))).data).toMatchObject({ added: 1, unclear: 0, known: 0 })
  const { rows } = await money.entries({ status: 'open', keyword: `Equal ${marks}` })
  expect(rows.map(({ doubt }) => doubt)).toEqual([null, null])
  const both = page(1, false).replace('</Stmt>', `</Stmt>${/<Stmt>.*<\/Stmt>/.exec(page(2, true))?.[0]}`)
  expect((await money.send(both)).data).toMatchObject({ statements: 1, added: 0, known: 2, doubts: [] })
})

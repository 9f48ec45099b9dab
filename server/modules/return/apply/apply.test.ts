import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { getReturnFile, removeReturnFile } from '../../../../contract/return/file.ts'
import * as contract from '../../../../contract/return/return.ts'
import { largestReturnFile, mostReturnDrafts } from '../../../../rules/return/return.ts'
import { brandedFile, picture } from '../../../testing/files/pictures.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let returns: ReturnType<typeof returnsOf>
let buyer: Buyer
let stranger: Buyer
let number: string
const today = '2026-11-18T09:00:00Z'
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 10_000 } })).number
  ;[buyer, stranger] = [await world.signedIn(), await world.signedIn()]
})
afterAll(() => world.close())
beforeEach(() => world.setNow(today))

const returnable = async (who: Buyer, query: object) => (await who.call(contract.listReturnable, { query })).data
const piecesOf = async (who: Buyer, orderno: string) => (await returnable(who, { orderno })).rows[0]?.returnable
const refusal = ({ code, data }: { code: number; data: unknown }) => ({ code, ...(data as object) })

test('of a delivered order the pieces, the terms and the costs are shown before anything is filled in', async () => {
  const { orderno } = await returns.delivered(buyer, number)
  const { rows, total } = await returnable(buyer, { orderno })
  expect(total).toBe(1)
  const [invoice = ''] = rows[0]?.invoices ?? []
  expect(rows[0]).toMatchObject({
    ...{ orderno, position: 1, number, qty: 3, returnable: 3, isDelivered: true, deliveredOn: '2026-11-18', net: 100 },
    ...{ ordered: { qty: 3, net: 300 }, vatRate: 21 },
    terms: {
      quality: { kind: 'defect', until: '2026-11-25', feePercent: 0, isLate: false },
      broken: { kind: 'damage', until: '2026-11-23', feePercent: 0 },
      lessShipping: { kind: 'shortage', until: '2026-11-23' },
      notRequired: { kind: 'notRequired', until: '2026-12-18', feePercent: 20 },
    },
  })
  for (const query of [{ invoice }, { keyword: invoice.toLowerCase().slice(2) }, { keyword: orderno.slice(3) }])
    expect((await returnable(buyer, query)).rows.map((row) => row.orderno)).toContain(orderno)
  expect((await returnable(stranger, { orderno })).total).toBe(0)
  const other = await returns.delivered(buyer, number)
  const both = await returnable(buyer, { orderno: `${orderno},${other.orderno}` })
  expect(both.rows.map((row) => row.orderno)).toEqual([other.orderno, orderno])
  expect((await returnable(stranger, { orderno: `${orderno},${other.orderno}` })).total).toBe(0)
  expect((await returnable(stranger, { invoice })).total).toBe(0)
})

test('a return may name our carriers, not the way by a forwarder of the customer', async () => {
  const codes = (await buyer.call(contract.listReturnForwarders, {})).data.map(({ code }) => code)
  expect(codes).toContain('STD')
  expect(codes).not.toContain('OWN')
})

// Specification section 4.
test('a return is saved, submitted under the next number of its site, and its pieces are taken', async () => {
  const { orderno } = await returns.delivered(buyer, number)
  const saved = (await returns.save(buyer, [{ orderno, qty: 2 }])).data
  expect(saved).toMatchObject({ status: 'saved', rmaNumber: '', actions: ['edit', 'submit', 'delete'] })
  expect(saved.sums).toMatchObject({ amount: 200, fee: 0, total: 242 })
  expect(await piecesOf(buyer, orderno)).toBe(3)
  const sent = await buyer.call(contract.submitReturn, {
    params: { id: saved.returnId },
    body: { revision: saved.revision },
  })
  expect(sent.data).toMatchObject({ status: 'submitted', decidesBy: '2026-11-23', actions: ['edit', 'cancel'] })
  expect(sent.data.rmaNumber).toMatch(/^RNL\d{6}$/)
  expect(sent.data.lines[0]).toMatchObject({ state: 'submitted', term: { kind: 'defect', until: '2026-11-25' } })
  expect(sent.data.events.map(({ action, by, byUs }) => [action, by !== '', byUs])).toEqual([['submit', true, false]])
  expect(await piecesOf(buyer, orderno)).toBe(1)
  const next = await returns.submit(buyer, [{ orderno, qty: 1 }])
  const serial = (rma: string) => Number(rma.slice(3))
  expect(serial(next.data.rmaNumber) - serial(sent.data.rmaNumber)).toBe(1)
})

test('goods that are not needed come back for a fifth, whose VAT goes with it', async () => {
  const { orderno } = await returns.delivered(buyer, number)
  const { sums } = (await returns.save(buyer, [{ orderno, qty: 3 }], { type: 'notRequired' })).data
  expect(sums).toMatchObject({ amount: 300, fee: 60, vat: 50.4, total: 290.4 })
})

// Specification section 5.
test.each([
  ['an empty note', {}, { note: ' ' }, 'note'],
  ['no address', {}, { addressId: undefined }, 'addressId'],
  ['no batch', { batchNumber: ' ' }, {}, 'lines.0.batchNumber'],
  ['no reason', { reason: undefined }, {}, 'lines.0.reason'],
  ['another reason that is not told', { reason: 'other' }, {}, 'lines.0.otherReason'],
  ['another forwarder without a name', {}, { forwarder: 'others' }, 'otherForwarder'],
  ['more pieces than were delivered', { qty: 4 }, {}, 'lines.0.quantity'],
] as const)('%s keeps it from being submitted, and the draft stays', async (_, line, more, field) => {
  const { orderno } = await returns.delivered(buyer, number)
  const { data } = await returns.save(buyer, [{ orderno, ...line } as never], more as never)
  const answer = await buyer.call(contract.submitReturn, {
    params: { id: data.returnId },
    body: { revision: data.revision },
  })
  expect(answer.code).toBeGreaterThan(40_000)
  expect(refusal(answer)).toMatchObject({ fields: [field] })
  expect((await buyer.call(contract.getReturn, { params: { id: data.returnId } })).data.status).toBe('saved')
  expect(await piecesOf(buyer, orderno)).toBe(3)
})

test('what is under way, late or another customer’s is refused; an exception of the account manager lets it come back', async () => {
  const { orderno } = await returns.shipped(buyer, number, 1)
  expect((await returns.submit(buyer, [{ orderno }])).failure.reason).toBe('return.order_not_delivered')
  const listed = async (query: object) => (await returnable(buyer, query)).rows.filter((row) => row.orderno === orderno)
  expect(await listed({ orderno })).toMatchObject([{ isDelivered: false }])
  expect(await listed({})).toEqual([])
  expect((await returns.save(stranger, [{ orderno }])).failure.reason).toBe('return.number_required')
  const old = await returns.delivered(buyer, number)
  world.setNow('2026-12-19T09:00:00Z')
  const again = await world.signedIn({ customerId: buyer.customerId })
  const late = await returns.submit(again, [{ orderno: old.orderno }], { type: 'notRequired' })
  expect(late.failure.reason).toBe('return.late')
  const staff = await world.staff('manager', [1])
  const exception = { order_id: old.orderId, position: 1, until_on: '2026-12-31', reason: 'Goodwill', at: world.now() }
  await world.db
    .insertInto('return_exceptions')
    .values({ ...exception, account_id: staff.accountId })
    .execute()
  const { data } = await returns.submit(again, [{ orderno: old.orderno }], { type: 'notRequired' })
  expect(data.lines[0]?.term).toMatchObject({ until: '2026-12-31', feePercent: 20 })
})

// Specification section 4.
test('a submitted return is edited until staff open it, and checked as a whole with its own pieces free', async () => {
  const { orderno } = await returns.delivered(buyer, number)
  const { data } = await returns.submit(buyer, [{ orderno, qty: 3 }])
  const change = async (part: object, revision = data.revision) =>
    buyer.call(contract.changeReturn, {
      params: { id: data.returnId },
      body: { ...(await returns.fillIn(buyer, [{ orderno, qty: 2, ...part }])), revision },
    })
  expect((await change({ qty: 4 })).failure.reason).toBe('return.too_many_pieces')
  expect(await piecesOf(buyer, orderno)).toBe(0)
  const changed = await change({})
  expect([changed.data.rmaNumber, changed.data.status]).toEqual([data.rmaNumber, 'submitted'])
  expect(await piecesOf(buyer, orderno)).toBe(1)
  expect((await change({})).failure.reason).toBe('return.changed')
  const staff = await world.staff('desk', [1])
  await world.db
    .updateTable('returns')
    .set({ opened_at: world.now(), opened_by: staff.accountId })
    .where('id', '=', data.returnId)
    .execute()
  expect((await change({}, changed.data.revision)).failure.reason).toBe('return.not_now')
})

// Specification section 4.
test('a draft is deleted, what was submitted is cancelled and its pieces are free again', async () => {
  const { orderno } = await returns.delivered(buyer, number)
  const draft = (await returns.save(buyer, [{ orderno }])).data
  expect((await buyer.call(contract.deleteReturn, { params: { id: draft.returnId } })).code).toBe(200)
  expect((await buyer.call(contract.getReturn, { params: { id: draft.returnId } })).status).toBe(404)
  const { data } = await returns.submit(buyer, [{ orderno, qty: 3 }])
  const params = { id: data.returnId }
  expect((await buyer.call(contract.deleteReturn, { params })).failure.reason).toBe('return.not_now')
  const remove = world.db.deleteFrom('returns').where('id', '=', data.returnId).execute()
  await expect(remove).rejects.toThrow('never deleted')
  expect((await buyer.call(contract.cancelReturn, { params, body: {} })).data.status).toBe('cancelled')
  expect(await piecesOf(buyer, orderno)).toBe(3)
  expect((await buyer.call(contract.cancelReturn, { params, body: {} })).failure.reason).toBe('return.not_now')
})

// Specification section 4.
test('an approved return is sent under a number, which may be another later', async () => {
  const { orderno } = await returns.delivered(buyer, number)
  const { data } = await returns.submit(buyer, [{ orderno }])
  const params = { id: data.returnId }
  const send = (trackingNumber: string) => buyer.call(contract.setReturnTracking, { params, body: { trackingNumber } })
  expect((await send('3SABC')).failure.reason).toBe('return.not_now')
  await world.db.updateTable('return_lines').set({ state: 'approved' }).where('return_id', '=', data.returnId).execute()
  expect((await send('3SABC')).data).toMatchObject({ status: 'sent', trackingNumber: '3SABC', actions: ['send'] })
  expect((await send(' 3SABD ')).data.trackingNumber).toBe('3SABD')
  expect((await send(' ')).status).toBe(400)
})

test('a list finds returns by any number, narrowed by state, kind and day', async () => {
  const { orderno } = await returns.delivered(buyer, number)
  const { rmaNumber, returnId } = (await returns.submit(buyer, [{ orderno, qty: 2 }])).data
  const list = async (query: object, who = buyer) => (await who.call(contract.listReturns, { query })).data
  const found = { returnId, rmaNumber, ordernos: [orderno], pieces: 2, lines: 1, status: 'submitted' }
  for (const query of [{ keyword: rmaNumber.toLowerCase() }, { keyword: orderno }])
    expect((await list(query)).rows).toMatchObject([found])
  expect((await list({ keyword: number, status: 'submitted', type: 'quality' })).rows[0]).toMatchObject(found)
  expect((await list({ keyword: orderno, status: 'saved' })).total).toBe(0)
  expect((await list({ keyword: orderno, from: '2026-11-18', until: '2026-11-18' })).total).toBe(1)
  expect((await list({ keyword: orderno, from: '2026-11-19' })).total).toBe(0)
  expect((await list({ keyword: rmaNumber }, stranger)).total).toBe(0)
  const few = await world.queriesOf(() => list({ pageSize: 20 }))
  expect(few.length).toBeLessThanOrEqual(4)
  const file = await world.app.inject({
    url: `${apiPrefix}${contract.exportReturns.path}?format=csv&keyword=${rmaNumber}`,
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  expect(file.body).toContain(`${rmaNumber};2026-11-18T10:00:00+01:00;2026-11-18T10:00:00+01:00;`)
})

test('pictures are judged by their bytes, kept with their return and shown to nobody else', async () => {
  const { orderno } = await returns.delivered(buyer, number)
  const { fileId } = (await returns.upload(buyer, await picture(), 'leck.php')).data
  const { data } = await returns.save(buyer, [{ orderno }], { fileIds: [fileId] })
  expect(data.files).toMatchObject([{ fileId, name: 'leck.php.jpg', mediaType: 'image/jpeg' }])
  const url = `${apiPrefix}${getReturnFile.path.replace(':fileId', String(fileId))}`
  const read = async ({ token }: Buyer) =>
    (await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode
  expect([await read(buyer), await read(stranger)]).toEqual([200, 404])
  expect((await stranger.call(removeReturnFile, { params: { fileId } })).status).toBe(404)
  const foreign = await returns.save(stranger, [], { fileIds: [fileId] })
  expect(foreign.failure.reason).toBe('return_file.gone')
  const without = { ...(await returns.fillIn(buyer, [{ orderno }])), revision: data.revision }
  expect(
    (await buyer.call(contract.changeReturn, { params: { id: data.returnId }, body: without })).data.files,
  ).toEqual([])
  expect(await read(buyer)).toBe(404)
  for (const [bytes, reason] of [
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'return_file.other_type'],
    [Buffer.alloc(largestReturnFile + 1, 0xff), 'return_file.too_large'],
    ['', 'return_file.broken'],
    ['%PDF-1.7 and no end', 'return_file.broken'],
    [brandedFile('heic', 'mif1'), 'file.heic'],
  ] as const)
    expect((await returns.upload(buyer, bytes as string)).data.reason).toBe(reason)
  const converted = (await returns.upload(buyer, await picture({ format: 'webp' }), 'leck.webp')).data
  expect(converted).toMatchObject({ name: 'leck.webp.jpg', mediaType: 'image/jpeg' })
})

// RUSH_ROUNDS=50 RUSH_SIZE=200 is the rush of a day on which everybody sends back.
const rounds = Number(process.env.RUSH_ROUNDS ?? 1)
const size = Number(process.env.RUSH_SIZE ?? 20)

test('of pieces that are returned more often than there are, at once, exactly the allowed ones are', {
  timeout: 300_000 + rounds * size * 100,
}, async () => {
  // Of a cheap one the credit limit lets many through.
  const cheap = (await world.sku({ unitPrice: 10, stock: { NL: rounds * size } })).number
  // An account has fifty drafts at most.
  const people = [buyer]
  while (people.length * mostReturnDrafts < 2 * size)
    people.push(await world.signedIn({ customerId: buyer.customerId }))
  for (let round = 0; round < rounds; round++) {
    const allowed = size / 2
    const { orderno } = await returns.delivered(buyer, cheap, allowed)
    const drafts = await Promise.all(
      Array.from({ length: size }, async (_, at) => {
        const person = people[at % people.length] ?? buyer
        return { person, draft: (await returns.save(person, [{ orderno, qty: 1 }])).data }
      }),
    )
    const answers = await Promise.all(
      drafts.map(({ person, draft: { returnId, revision } }) =>
        person.call(contract.submitReturn, { params: { id: returnId }, body: { revision } }),
      ),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(allowed)
    for (const answer of answers) if (answer.code !== 200) expect(answer.failure.reason).toBe('return.too_many_pieces')
    const { rows } = await sql<{ returned: number }>`
      select returned from order_lines l join orders o on o.id = l.order_id where o.order_number = ${orderno}`.execute(
      world.db,
    )
    expect(rows).toEqual([{ returned: allowed }])
    // What was refused stays a draft.
    for (const [at, { person, draft }] of drafts.entries())
      if (answers[at]?.code !== 200) await person.call(contract.deleteReturn, { params: { id: draft.returnId } })
  }
})

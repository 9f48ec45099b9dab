import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { getDeskOrder } from '../../../../contract/fulfilment/order-management.ts'
import * as notes from '../../../../contract/return/batch-note.ts'
import * as contract from '../../../../contract/return/staff-return.ts'
import { listReturnWarehouses } from '../../../../contract/return/warehouse.ts'
import { picture } from '../../../testing/files/pictures.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['staff']>>

let world: World
let returns: ReturnType<typeof returnsOf>
let [desk, warehouse, finance, elsewhere]: Person[] = []
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  desk = await world.staff('desk', [1])
  warehouse = await world.staff('warehouse', [1])
  finance = await world.staff('finance', [1])
  elsewhere = await world.staff('manager', [5])
  buyer = await world.signedIn()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 10_000 } })).number
})
afterAll(() => world.close())
beforeEach(() => world.setNow('2026-11-18T09:00:00Z'))

const as = (person: Person | undefined) => {
  if (!person) throw new Error('nobody is there')
  return person
}

async function submitted(line: object = {}, more: object = {}) {
  const { orderno } = await returns.delivered(buyer, number)
  const { data } = await returns.submit(buyer, [{ orderno, qty: 2, ...line }], more)
  return { id: data.returnId, rmaNumber: data.rmaNumber, revision: data.revision, orderno }
}

test('a return goes from order management to warehouse to finance, and each does what is theirs', async () => {
  const { id, rmaNumber, revision } = await submitted()
  const params = { id, position: 1 }
  const opened = await as(desk).call(contract.openReturn, { params: { id } })
  expect(opened.data.desk).toMatchObject({ waits: true, workingDays: 0, decidesBy: '2026-11-23', credit: null })
  expect(opened.data.desk.openedAt).toBe('2026-11-18T09:00:00.000Z')
  expect(opened.data.desk.lines[0]?.actions).toEqual(['ask', 'approve', 'refuse'])
  const approved = await as(desk).call(contract.approveReturnLine, { params, body: { revision, warehouse: 'PL' } })
  expect(approved.data).toMatchObject({ status: 'approved', warehouse: 'PL', desk: { waits: false } })
  const body = { lines: [{ position: 1, qty: 2 }] }
  const inspection = {
    finding: 'asClaimed',
    restocked: 1,
    scrapped: 1,
    toSendBack: 0,
    note: 'A cracked shell',
  } as const
  for (const person of [desk, finance]) {
    expect((await as(person).call(contract.receiveReturn, { params: { id }, body })).status).toBe(403)
    expect((await as(person).call(contract.inspectReturnLine, { params, body: inspection })).status).toBe(403)
  }
  expect((await as(warehouse).call(contract.receiveReturn, { params: { id }, body })).data.status).toBe('received')
  const inspected = await as(warehouse).call(contract.inspectReturnLine, { params, body: inspection })
  expect(inspected.data.desk.credit).toEqual({ positions: [1], pieces: 2, net: 200, feePercent: 0 })
  expect(inspected.data.desk.lines[0]).toMatchObject({ restocked: 1, scrapped: 1, actions: ['credit', 'replace'] })
  for (const person of [desk, warehouse])
    expect((await as(person).call(contract.creditReturn, { params: { id }, body: {} })).status).toBe(403)
  const { data } = await as(finance).call(contract.creditReturn, { params: { id }, body: {} })
  expect(data).toMatchObject({ status: 'completed', desk: { waits: false, credit: null } })
  expect(data.lines[0]?.credits).toHaveLength(1)
  expect(data.desk.trail).toHaveLength(data.events.length)
  const { rows } = await world.db
    .selectFrom('audit_events')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('subject', '=', `return ${rmaNumber}`)
    .execute()
    .then((found) => ({ rows: Number(found[0]?.rows) }))
  expect(rows).toBe(5)
})

test('order management sees to which warehouses goods may go, and from which they came', async () => {
  const { id } = await submitted()
  const list = (person: Person | undefined) => as(person).call(listReturnWarehouses, { params: { id } })
  const { data } = await list(desk)
  expect(data).toContainEqual({ warehouse: 'NL', positions: [1] })
  expect(data).toContainEqual({ warehouse: 'PL', positions: [] })
  expect(data.map((one) => one.warehouse)).not.toContain('US')
  expect((await list(elsewhere)).status).toBe(404)
  for (const person of [warehouse, finance]) expect((await list(person)).status).toBe(403)
})

test('order management books the courier that collects a return; what its customer sends it does not', async () => {
  const [collected, sent] = [await submitted({}, { deliveryMode: 'providerCourier' }), await submitted()]
  for (const { id, revision } of [collected, sent])
    await as(desk).call(contract.approveReturnLine, { params: { id, position: 1 }, body: { revision } })
  const book = (person: Person | undefined, id: number, body: object) =>
    as(person).call(contract.bookReturnCollection, { params: { id }, body: { trackingNumber: '3S1', ...body } })
  const before = (await as(desk).call(contract.getDeskReturn, { params: { id: collected.id } })).data
  expect(before).toMatchObject({ sendBy: null, desk: { waits: true } })
  expect(before.desk.lines[0]?.actions).toEqual(['send', 'receive'])
  expect((await book(warehouse, collected.id, {})).status).toBe(403)
  expect((await book(elsewhere, collected.id, {})).status).toBe(404)
  expect(await book(desk, sent.id, {})).toMatchObject({ code: 40_016 })
  expect(await book(desk, collected.id, { trackingNumber: ' ' })).toMatchObject({ code: 400 })
  expect(await book(desk, collected.id, { forwarder: 'others' })).toMatchObject({
    code: 40_012,
  })
  const booked = await book(desk, collected.id, { forwarder: 'others', otherForwarder: 'Kuipers' })
  expect(booked.data).toMatchObject({ status: 'sent', trackingNumber: '3S1', otherForwarder: 'Kuipers' })
  expect(booked.data.desk).toMatchObject({ waits: false, lines: [{ actions: ['send', 'receive'] }] })
})

test('a collection is booked once all lines are decided', async () => {
  const { orderno } = await returns.delivered(buyer, number, 2)
  const lines = ['B-1', 'B-2'].map((batchNumber) => ({ orderno, qty: 1, batchNumber }))
  const { returnId: id, ...first } = (await returns.submit(buyer, lines, { deliveryMode: 'providerCourier' })).data
  const approve = (position: number, revision: number) =>
    as(desk).call(contract.approveReturnLine, { params: { id, position }, body: { revision } })
  const book = () => as(desk).call(contract.bookReturnCollection, { params: { id }, body: { trackingNumber: '3S1' } })
  const { data } = await approve(1, first.revision)
  expect(data.desk.lines[0]?.actions).toEqual(['receive'])
  expect(await book()).toMatchObject({
    code: 40_016,
    msg: 'This return has been submitted and is not decided yet. You can approve it, refuse it or note that it has arrived',
  })
  expect((await approve(2, data.revision)).data.desk.lines[0]?.actions).toEqual(['send', 'receive'])
  expect((await book()).data.status).toBe('sent')
})

test('finance sends a replacement instead of a credit, once for each key', async () => {
  const { id, revision } = await submitted({}, { type: 'lessShipping' })
  const replace = (person: Person | undefined, key = 'replace') =>
    as(person).call(
      contract.replaceReturnLines,
      { params: { id }, body: { note: ' They wait ' } },
      { headers: { 'idempotency-key': key } },
    )
  await as(desk).call(contract.approveReturnLine, { params: { id, position: 1 }, body: { revision } })
  for (const person of [desk, warehouse]) expect((await replace(person)).status).toBe(403)
  expect((await replace(await world.staff('finance', [5]))).status).toBe(404)
  const [first, again] = [await replace(finance), await replace(finance)]
  expect(again.data).toEqual(first.data)
  expect(first.data).toMatchObject({ status: 'completed', desk: { credit: null, lines: [{ actions: [] }] } })
  expect(first.data.lines[0]?.replacement).toMatch(/^O/)
  expect(first.data.desk.lines[0]?.replacementId).toBeGreaterThan(0)
  expect(first.data.events.at(-1)).toMatchObject({ action: 'replace', reason: 'They wait' })
  const other = await replace(finance, 'other')
  expect(other.failure.reason).toBe('return.not_now')
  expect(other.msg).toBe('This return is completed. Nothing about it can be changed now')
})

test('the same key does it once, a refusal says why, and whoever can access only other sites finds nothing', async () => {
  const { id, rmaNumber, ...read } = await submitted()
  const refuse = (headers: Record<string, string> = {}, revision = read.revision) =>
    as(desk).call(
      contract.refuseReturnLine,
      { params: { id, position: 1 }, body: { revision, reason: ' Not ours ' } },
      { headers },
    )
  const [first, again] = [await refuse({ 'idempotency-key': 'one' }), await refuse({ 'idempotency-key': 'one' })]
  expect(again.data).toEqual(first.data)
  expect(first.data.lines[0]).toMatchObject({ state: 'refused', refusedBecause: 'Not ours' })
  const late = await refuse({}, first.data.revision)
  expect(late.failure.reason).toBe('return.not_now')
  expect(late.msg).toBe('This line was refused. Nothing about it can be changed now')
  expect((await as(elsewhere).call(contract.getDeskReturn, { params: { id } })).status).toBe(404)
  const approve = { params: { id, position: 1 }, body: { revision: first.data.revision } }
  expect((await as(elsewhere).call(contract.approveReturnLine, approve)).status).toBe(404)
  const list = await as(elsewhere).call(contract.listDeskReturns, { query: { keyword: rmaNumber } })
  expect(list.data).toEqual({ rows: [], total: 0 })
  expect((await as(warehouse).call(contract.approveReturnLine, approve)).status).toBe(403)
})

test('drafts are nobody’s business, and pictures are seen by those who see the return', async () => {
  const { orderno } = await returns.delivered(buyer, number)
  const { fileId } = (await returns.upload(buyer, await picture())).data
  const { returnId } = (await returns.save(buyer, [{ orderno }], { fileIds: [fileId] })).data
  const load = (person: Person | undefined) =>
    world.app.inject({
      url: `${apiPrefix}/staff/returns/${returnId}/file/${fileId}`,
      headers: { authorization: `Bearer ${as(person).token}` },
    })
  expect((await as(desk).call(contract.getDeskReturn, { params: { id: returnId } })).status).toBe(404)
  expect((await load(desk)).statusCode).toBe(404)
  const { id } = await submitted({}, { fileIds: [(await returns.upload(buyer, await picture())).data.fileId] })
  const { files } = (await as(warehouse).call(contract.getDeskReturn, { params: { id } })).data
  const url = `${apiPrefix}/staff/returns/${id}/file/${files[0]?.fileId}`
  const get = (person: Person | undefined) =>
    world.app.inject({ url, headers: { authorization: `Bearer ${as(person).token}` } })
  expect([(await get(finance)).statusCode, (await get(elsewhere)).statusCode]).toEqual([200, 404])
})

test('what waits longest comes first; a question stops the clock; it is found by numbers and names, in two statements', async () => {
  const late = await submitted()
  world.setNow('2026-11-24T09:00:00Z')
  buyer = await world.signedIn({ customerId: buyer.customerId })
  desk = await world.staff('desk', [1])
  const [asked, fresh] = [await submitted(), await submitted()]
  const question = { revision: asked.revision, question: 'Which batch?' }
  await as(desk).call(contract.askAboutReturn, { params: { id: asked.id }, body: question })
  const list = async (query: object) => (await as(desk).call(contract.listDeskReturns, { query })).data
  const { rows, total } = await list({ waits: true, type: 'quality' })
  const numbers = rows.map((row) => row.rmaNumber)
  expect(numbers).not.toContain(asked.rmaNumber)
  expect(total).toBe(rows.length)
  expect(numbers.indexOf(late.rmaNumber)).toBeLessThan(numbers.indexOf(fresh.rmaNumber))
  const row = rows.find((one) => one.rmaNumber === late.rmaNumber)
  expect(row).toMatchObject({ workingDays: 4, decidesBy: '2026-11-23', waitsSince: '2026-11-18T09:00:00.000Z' })
  for (const keyword of [asked.rmaNumber, asked.orderno])
    expect((await list({ keyword })).rows).toMatchObject([
      { rmaNumber: asked.rmaNumber, waits: false, decidesBy: null },
    ])
  const { custnum } = row ?? { custnum: '' }
  expect((await list({ keyword: custnum, status: 'submitted', orgId: 1 })).total).toBeGreaterThan(2)
  expect((await list({ keyword: custnum, orgId: 5 })).total).toBe(0)
  const statements = await world.queriesOf(() => list({ pageSize: 20 }))
  expect(statements.filter((text) => text.includes('from "returns"'))).toHaveLength(2)
})

test('what is known of a batch is said once for each reason, shown with its returns, and counted by the report', async () => {
  const fileIds = [(await returns.upload(buyer, await picture())).data.fileId]
  const { id, rmaNumber } = await submitted({ batchNumber: 'lot-7', qty: 3 }, { fileIds })
  const put = (part: object, person = desk) =>
    as(person).call(notes.putBatchNote, {
      body: { number: number.toLowerCase(), batchNumber: 'Lot-7', note: 'Seals leak', autoApprove: false, ...part },
    })
  expect((await put({}, finance)).status).toBe(403)
  expect((await put({ number: 'NO-SUCH' })).status).toBe(404)
  const { noteId, at: replaces } = (await put({ reason: 'leaking' })).data
  await put({ reason: 'noise', note: 'Rattles' })
  expect((await put({ reason: 'leaking', note: 'All of it leaks', autoApprove: true, replaces })).data).toMatchObject({
    ...{ noteId, batchNumber: 'LOT-7', note: 'All of it leaks', autoApprove: true },
  })
  const shown = (await as(warehouse).call(contract.getDeskReturn, { params: { id } })).data.desk.batchNotes
  expect(shown.map(({ note }) => note)).toEqual(['All of it leaks'])
  expect((await as(finance).call(notes.listBatchNotes, { query: { keyword: 'lot' } })).data).toHaveLength(2)
  const report = (await as(desk).call(notes.reportBatches, { query: { from: '2026-11-18', until: '2026-11-18' } })).data
  expect(report.rows.find(({ batchNumber }) => batchNumber === 'LOT-7')).toMatchObject({
    ...{ number, reason: 'leaking', returns: 1, files: 1, customers: 1, pieces: 3, refused: 0 },
  })
  const begins = async (keyword: string) =>
    (await as(desk).call(notes.reportBatches, { query: { keyword } })).data.rows.map(({ batchNumber }) => batchNumber)
  expect([await begins(' lot'), await begins('ot-7'), await begins('lo_')]).toEqual([['LOT-7'], [], []])
  expect(await begins(number.toLowerCase())).toContain('LOT-7')
  const ofBatch = async (batchNumber: string) =>
    (await as(desk).call(contract.listDeskReturns, { query: { batchNumber, keyword: number } })).data.rows
  expect((await ofBatch(' Lot-7')).map((row) => row.rmaNumber)).toEqual([rmaNumber])
  expect(await ofBatch('lot')).toEqual([])
  expect((await as(elsewhere).call(notes.reportBatches, { query: {} })).data).toEqual({
    rows: [],
    total: 0,
    reasons: [],
  })
  expect((await as(desk).call(notes.reportBatches, { query: { from: 'soon' } })).status).toBe(400)
  expect((await as(desk).call(notes.removeBatchNote, { params: { id: noteId } })).code).toBe(200)
  expect((await as(desk).call(notes.removeBatchNote, { params: { id: noteId } })).status).toBe(404)
})

test('an exception lets late goods come back until its day, with a reason, at the own sites alone', async () => {
  const { orderId, orderno } = await returns.delivered(buyer, number)
  world.setNow('2027-01-20T09:00:00Z')
  buyer = await world.signedIn({ customerId: buyer.customerId })
  desk = await world.staff('desk', [1])
  const submit = () => returns.submit(buyer, [{ orderno, qty: 1 }], { type: 'notRequired' })
  expect((await submit()).failure.reason).toBe('return.late')
  const params = { orderno, position: 1 }
  const put = (person: Person | undefined, until: string, position = 1) =>
    as(person).call(notes.putReturnException, { params: { orderno, position }, body: { until, reason: 'Goodwill' } })
  expect((await put(await world.staff('manager', [5]), '2027-01-31')).status).toBe(404)
  expect((await put(desk, '2027-01-19')).status).toBe(400)
  expect((await put(desk, '2027-01-31', 9)).status).toBe(404)
  expect((await put(desk, '2027-01-31')).data).toEqual({
    orderno,
    position: 1,
    until: '2027-01-31',
    reason: 'Goodwill',
  })
  const standing = async () => (await as(desk).call(getDeskOrder, { params: { id: orderId } })).data.desk.exceptions
  expect(await standing()).toEqual([{ position: 1, until: '2027-01-31', reason: 'Goodwill', by: expect.any(String) }])
  const { data } = await submit()
  expect(data.lines[0]?.term).toMatchObject({ until: '2027-01-31' })
  expect((await as(desk).call(notes.removeReturnException, { params })).code).toBe(200)
  expect(await standing()).toEqual([])
  expect((await submit()).failure.reason).toBe('return.late')
  expect((await as(desk).call(notes.removeReturnException, { params })).status).toBe(404)
})

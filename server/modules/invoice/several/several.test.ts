import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { downloadDocuments } from '../../../../contract/invoice/documents.ts'
import { getInvoicePdf, getInvoiceXml } from '../../../../contract/invoice/invoice.ts'
import { mostDocuments, mostLinesOfOnePdf } from '../../../../rules/invoice/invoice.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { layoutFaults } from '../../../testing/files/pdf-layout.ts'
import { pdfPieces, pdfText } from '../../../testing/files/pdf-text.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../issue/credit-note.ts'
import { countLines } from './several.queries.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
let stranger: Awaited<ReturnType<World['signedIn']>>
let numbers: string[]
let foreign: string
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  stranger = await world.signedIn()
  const money = await paymentWorld(world)
  for (const buyer of [main, main, stranger]) await money.invoice(buyer)
  const [first] = await documentsOf(main)
  const poster = { accountId: null, now: world.now() }
  const requested = { itemId: first?.id ?? 0, requested: [{ position: 1, net: 1_000 }], reason: 'Damaged' }
  await world.db.transaction().execute((tx) => writeCreditNote(tx, requested, poster))
  numbers = (await documentsOf(main)).map(({ number }) => number)
  foreign = (await documentsOf(stranger))[0]?.number ?? ''
})
afterAll(() => world.close())

const documentsOf = ({ customerId }: { customerId: number }) =>
  world.db
    .selectFrom('finance_items')
    .select(['id', 'number'])
    .where('customer_id', '=', customerId)
    .where('kind', 'in', ['invoice', 'credit'])
    .orderBy('id')
    .execute()

const send = (body: object, { token } = main) =>
  world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${downloadDocuments.path}`,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  })
const single = async (path: string, number: string) => {
  const url = `${apiPrefix}${path.replace(':number', number)}`
  return (await world.app.inject({ url, headers: { authorization: `Bearer ${main.token}` } })).rawPayload
}

test('a ZIP holds the PDF of each as it is downloaded alone, and its electronic form where it is requested', async () => {
  expect(numbers).toHaveLength(3)
  const zip = await send({ numbers: [...numbers, ...numbers], form: 'zip', withXml: true })
  expect(zip.headers['content-type']).toBe('application/zip')
  expect(zip.headers['content-disposition']).toContain('documents.zip')
  const files = unzipSync(zip.rawPayload)
  expect(Object.keys(files)).toEqual(numbers.flatMap((number) => [`${number}.pdf`, `${number}-ubl.xml`]))
  for (const number of numbers) {
    const bytesOf = (name: string) => Buffer.from(files[name] ?? [])
    expect(bytesOf(`${number}.pdf`).equals(await single(getInvoicePdf.path, number))).toBe(true)
    expect(bytesOf(`${number}-ubl.xml`).equals(await single(`${getInvoiceXml.path}?format=ubl`, number))).toBe(true)
  }
  const plain = await send({ numbers, form: 'zip' })
  expect(Object.keys(unzipSync(plain.rawPayload))).toEqual(numbers.map((number) => `${number}.pdf`))
  expect((await send({ numbers, form: 'zip' })).rawPayload.equals(plain.rawPayload)).toBe(true)
})

test('one PDF has all of them in their order, each with pages of its own numbers, for archives and readers', async () => {
  const order = numbers.toReversed()
  const pdf = (await send({ numbers: order, form: 'pdf' })).rawPayload
  expect([...archiveFaults(pdf), ...layoutFaults(pdf)]).toEqual([])
  const titles = pdfPieces(pdf).filter(({ words, size }) => size > 15 && order.some((number) => words.includes(number)))
  expect(titles.map(({ page, words }) => [page, order.findIndex((number) => words.includes(number))])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ])
  for (const number of order) expect(pdfText(pdf)).toContain(`${number} · page 1 of 1`)
  expect((await send({ numbers: order, form: 'pdf' })).rawPayload.equals(pdf)).toBe(true)
})

test.each(['zip', 'pdf'])(
  'with a number that is not theirs nothing is sent as %s, and the number is named',
  async (form) => {
    for (const other of [foreign, 'INL26999999', '%', "' or 1=1 --"]) {
      const { data, code } = (await send({ numbers: [...numbers, other], form })).json()
      expect([code, data.details]).toEqual([30_075, { numbers: [other] }])
    }
  },
)

test('what is too long for one PDF is refused as that, and sent as a ZIP', async () => {
  const [number = ''] = numbers
  const [item] = await documentsOf(main)
  const before = await countLines(world.db, [item?.id ?? 0])
  // Lines that only are counted: what is issued says nothing of them.
  const addLines = (first: number, last: number) =>
    world.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`
        insert into invoice_lines (invoice_id, position, kind, order_id, pieces, discount, net)
        select ${item?.id}, 1000 + n, 'shipping', 0, 0, 0, 0
          from generate_series(${first}::integer, ${last}::integer) n`.execute(tx)
    })
  await addLines(before + 1, mostLinesOfOnePdf)
  expect((await send({ numbers: [number], form: 'pdf' })).headers['content-type']).toBe('application/pdf')
  await addLines(mostLinesOfOnePdf + 1, mostLinesOfOnePdf + 1)
  expect((await send({ numbers: [number], form: 'pdf' })).json().code).toBe(30_076)
  expect((await send({ numbers: [number], form: 'zip' })).headers['content-type']).toBe('application/zip')
})

test('too many, none, and who orders nothing are refused', async () => {
  const many = Array.from({ length: mostDocuments + 1 }, (_, at) => `INL26${at}`)
  for (const body of [
    { numbers: many, form: 'zip' },
    { numbers: [], form: 'zip' },
    { numbers, form: 'rar' },
  ])
    expect((await send(body)).statusCode).toBe(400)
  const rep = await world.signedIn({ customerId: main.customerId, role: 'salesrep' })
  expect((await send({ numbers, form: 'zip' }, rep)).statusCode).toBe(403)
})

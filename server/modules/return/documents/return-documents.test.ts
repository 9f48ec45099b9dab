import { afterAll, beforeAll, expect, test } from 'vitest'
import { getReturnLabel, getReturnSlip } from '../../../../contract/return/return.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { layoutFaults } from '../../../testing/files/pdf-layout.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { fileOf } from '../../../testing/order/sent-order.ts'
import { approve, returnsOf, takeStep } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { drawReturnDocuments } from './draw-return-documents.ts'
import drawReturnDocument from './draw-task.ts'
import type { ReturnDocument } from './return-document.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let returns: ReturnType<typeof returnsOf>
let buyer: Buyer
let number: string
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
  buyer = await world.signedIn()
})
afterAll(() => world.close())

const print = (by: Buyer, returnId: number, path: string, language = 'en') =>
  fileOf(world, by, path.replace(':id', String(returnId)), language)

async function submitted() {
  const { orderno } = await returns.delivered(buyer, number)
  const { data } = await returns.submit(buyer, [{ orderno, qty: 2, batchNumber: 'B-77' }])
  return data
}

test('an approved return has a label and a slip, in the language of who asks', async () => {
  const { returnId, rmaNumber } = await submitted()
  await approve(world, returnId)
  const label = await print(buyer, returnId, getReturnLabel.path, 'de')
  expect(label.headers['content-type']).toBe('application/pdf')
  expect(label.headers['content-disposition']).toContain(`return-label-${rmaNumber}.pdf`)
  for (const words of ['Absender', rmaNumber, 'Rücksendungen', '2']) expect(pdfText(label.rawPayload)).toContain(words)
  const slip = await print(buyer, returnId, getReturnSlip.path)
  expect(archiveFaults(slip.rawPayload)).toEqual([])
  for (const words of [number, 'B-77', 'Leaking', 'December 2026']) expect(pdfText(slip.rawPayload)).toContain(words)
})

test('its parcel goes to the warehouse, and to the company where nobody has said where that is', async () => {
  const { returnId } = await submitted()
  await approve(world, returnId)
  const label = async () => pdfText((await print(buyer, returnId, getReturnLabel.path)).rawPayload)
  expect(await label()).toContain('Magazijnweg 10')
  const nowhere = { address1: '', city: '', state: '', postcode: '' }
  await world.db.updateTable('warehouses').set(nowhere).where('code', '=', 'NL').execute()
  expect(await label()).toContain('Voorbeeldkade 1')
})

test('there is none before it is approved, when it need not come back, once it has arrived, and for nobody else', async () => {
  const { returnId } = await submitted()
  const codes = async (id: number, by = buyer) => {
    const answers = await Promise.all([getReturnLabel.path, getReturnSlip.path].map((path) => print(by, id, path)))
    return answers.map((answer) => (answer.statusCode === 200 ? answer.json().code : answer.statusCode))
  }
  expect(await codes(returnId)).toEqual([40_016, 40_016])
  await approve(world, returnId)
  expect(await codes(returnId, await world.signedIn())).toEqual([404, 404])
  const requester = await world.signedIn({ customerId: buyer.customerId, role: 'requester' })
  expect(await codes(returnId, requester)).toEqual([403, 403])
  expect(await drawReturnDocuments(world.db, returnId, 'pl')).toHaveLength(2)
  await takeStep(world, returnId, { action: 'receive', to: 'received' })
  expect(await codes(returnId)).toEqual([40_016, 40_016])
  expect(await drawReturnDocuments(world.db, returnId, 'pl')).toEqual([])
  const kept = (await submitted()).returnId
  await approve(world, kept, { comesBack: false })
  expect(await codes(kept)).toEqual([40_016, 40_016])
})

const place = { city: 'Łódź', state: '', postcode: '90-001', country: 'PL' }
const person = { addressId: 1, firstName: 'Józef', lastName: 'Żółw', phone: '', email: '', addressType: 'shipping' }
const document: ReturnDocument = {
  ...{
    kind: 'slip',
    language: 'en',
    madeAt: Date.parse('2026-11-20T10:00:00Z'),
    rmaNumber: 'RNL000017',
    custnum: 'C12',
  },
  seller: {
    ...place,
    name: 'Aster B.V.',
    address1: 'Kade 1',
    phone: '+31',
    email: 'a@aster.example',
    vatNumber: 'NL1',
  },
  warehouse: { ...place, address1: 'ul. Magazynowa 10' },
  sender: { ...person, ...place, company: 'Händler Żółw & Söhne', address1: 'Ulica 1', address2: '' } as never,
  approvedOn: '2026-11-20',
  sendBy: '2026-12-20',
  isCollected: true,
  lines: [
    {
      ...{ number: 'AST-123', beside: 'Q2673A', name: 'Toner, magenta', custNumber: 'ART-1', orderno: 'ONL000017' },
      ...{ pieces: 3, batchNumber: 'B-2026-11', reason: 'printDefect', otherReason: '', cameInstead: 'AST-124' },
    },
  ],
}

const languages = ['en', 'us', 'de', 'fr', 'it', 'pl'] as const

test.each(languages)('both documents in %s are sound, and nothing lies over something else', async (language) => {
  const [line] = document.lines
  if (!line) throw new Error('a document has lines')
  const long = { ...line, name: 'Toner '.repeat(20).trim(), reason: 'other', otherReason: 'X'.repeat(40) } as const
  const lines = [line, ...Array.from({ length: 60 }, () => long)]
  for (const given of [{}, { isCollected: false, sendBy: null }, { lines }]) {
    const slip = Buffer.from(await drawReturnDocument({ ...document, ...given, language }))
    expect([...archiveFaults(slip), ...layoutFaults(slip)]).toEqual([])
    const label = Buffer.from(await drawReturnDocument({ ...document, ...given, language, kind: 'label' }))
    // A6 has edges of its own.
    const faults = layoutFaults(label).filter((fault) => !fault.startsWith('beyond the edge'))
    expect([...archiveFaults(label), ...faults]).toEqual([])
    expect(pdfText(label)).toContain('ul. Magazynowa 10')
  }
})

test('the label of long addresses is one page and still has room for its number', async () => {
  const sender = {
    ...document.sender,
    company: 'W'.repeat(60),
    address1: 'Straße '.repeat(12),
    address2: 'Hof '.repeat(20),
  }
  const seller = { ...document.seller, name: 'Aster Internationale Handelsgesellschaft für Druckzubehör mbH' }
  const label = Buffer.from(await drawReturnDocument({ ...document, sender, seller, kind: 'label', language: 'de' }))
  expect(layoutFaults(label).filter((fault) => !fault.startsWith('beyond the edge'))).toEqual([])
  expect(label.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1)
})

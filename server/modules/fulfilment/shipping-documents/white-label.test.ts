import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { OrderType } from '../../../../rules/order/order.ts'
import type { ChosenLanguage } from '../../../../texts/index.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import { findOwnWords, findWords, pdfTexts } from '../../../testing/files/own-words.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { pdfText, readPages } from '../../../testing/files/pdf-text.ts'
import { fileOf, ownPdf, sendOrder } from '../../../testing/order/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import type { NeutralLabel, NeutralPackingList, OwnLabel, Reseller } from './document-set.ts'

/** Nobody who opens the parcel of a drop shipment reads of us: not on its documents, and not in what their files say of themselves. */

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
let words: string[]
let number: string
const sites = [
  { orgId: 1, warehouse: 'NL', language: 'en' },
  { orgId: 2, warehouse: 'US', language: 'en' },
  { orgId: 3, warehouse: 'IT', language: 'it' },
  { orgId: 5, warehouse: 'NL', language: 'de' },
  { orgId: 7, warehouse: 'UK', language: 'en' },
  { orgId: 8, warehouse: 'FR', language: 'fr' },
  { orgId: 11, warehouse: 'PL', language: 'pl' },
] as const
type Site = { orgId: number; language: ChosenLanguage }
const [netherlands] = sites

beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff(
    'warehouse',
    sites.map(({ orgId }) => orgId),
  )
  words = await findOwnWords(world.db)
  const sku = await world.sku({
    stock: Object.fromEntries(sites.map(({ warehouse }) => [warehouse, 1_000])),
    oemCode: 'Q2673A',
    name: 'Aster compatible with HP 309A toner, magenta',
  })
  await world.db.updateTable('skus').set({ own_make: true }).where('id', '=', sku.id).execute()
  number = sku.number
})
afterAll(() => world.close())

/** Which words of ours stand in a file, in its name, or in what the answer says of it. */
const found = ({ rawPayload, headers }: Answer) => findWords(words, [...pdfTexts(rawPayload), JSON.stringify(headers)])
type Answer = Awaited<ReturnType<typeof fileOf>>

const town = { company: 'Händler Żółw & Söhne', email: 'consignee@elsewhere.example', phone: '+99 1' }
const townInUnitedStates = { ...town, city: 'Boston', state: 'MA', postcode: '02108' }

async function send(orderType: OrderType, { orgId, language }: Site, more: { carrierLabel?: string } = {}) {
  const buyer = await world.signedIn({ orgId })
  await world.db.updateTable('accounts').set({ language }).where('id', '=', buyer.accountId).execute()
  await world.db
    .updateTable('addresses')
    .set(orgId === 2 ? townInUnitedStates : town)
    .where('customer_id', '=', buyer.customerId)
    .execute()
  const files = orderType === 'CPDROP' ? { packingList: 'own.pdf', ...more } : {}
  const lines = [{ number, qty: 2 }]
  return { buyer, ...(await sendOrder(world, buyer, { lines, orderType, files, poNumber: 'PO-7' })) }
}

type Sent = Awaited<ReturnType<typeof send>>

const documentsOf = ({ buyer, orderno, shipmentId }: Sent, language: ChosenLanguage) =>
  Promise.all([
    fileOf(world, buyer, `/clientsystem/order/${orderno}/shipment/${shipmentId}/packinglist`, language),
    fileOf(world, clerk, `/staff/shipment/${shipmentId}/document?kind=label`),
    fileOf(world, clerk, `/staff/shipment/${shipmentId}/document?kind=packinglist&language=${language}`),
    fileOf(world, clerk, `/staff/shipment/documents?kind=label&ids=${shipmentId}`),
  ])

const everyCase = (['DROP', 'CPDROP'] as const).flatMap((type) =>
  sites.map((site) => [type, site.language, site.orgId] as const),
)

test.each(everyCase)(
  'the documents of a %s parcel name the reseller alone, in %s of site %i',
  async (...[type, language, orgId]) => {
    for (const answer of await documentsOf(await send(type, { orgId, language }), language)) {
      expect(answer.statusCode).toBe(200)
      const name = String(answer.headers['content-disposition'])
      expect([name, found(answer)]).toEqual([name, []])
      if (name.includes('own.pdf')) {
        // The customer's own packing list goes as it is, and nothing of ours with it.
        expect(answer.body).toBe(ownPdf)
        continue
      }
      expect(archiveFaults(answer.rawPayload)).toEqual([])
      expect(pdfText(answer.rawPayload)).toContain('Händler Żółw & Söhne')
      // Author in the properties of the file and in their XML.
      expect(answer.rawPayload.toString('utf8')).toContain('<rdf:li>Händler Żółw &amp; Söhne</rdf:li>')
      expect(readPages(answer.rawPayload).filter((page) => / Do$/m.test(page))).toEqual([])
    }
  },
)

test("the label of a drop shipment has the reseller as its sender; a customer's own label goes as it is", async () => {
  const { shipmentId } = await send('DROP', netherlands)
  const label = await fileOf(world, clerk, `/staff/shipment/${shipmentId}/document?kind=label&language=en`)
  const [sender, company] = pdfText(label.rawPayload).split('\n')
  expect([sender, company]).toEqual(['From', 'Händler Żółw & Söhne'])
  const own = await send('CPDROP', netherlands, { carrierLabel: 'carrier.pdf' })
  const answer = await fileOf(world, clerk, `/staff/shipment/${own.shipmentId}/document?kind=label`)
  expect(answer.headers['content-disposition']).toContain('carrier.pdf')
  expect([answer.body, found(answer)]).toEqual([ownPdf, []])
})

test('several drop shipments are printed at once without a word of ours, also where a page says that a document is the customer’s', async () => {
  const sent = [await send('DROP', netherlands), await send('CPDROP', sites[3]), await send('DROP', sites[6])]
  const ids = sent.map(({ shipmentId }) => `ids=${shipmentId}`).join('&')
  for (const kind of ['packinglist', 'label']) {
    const answer = await fileOf(world, clerk, `/staff/shipment/documents?kind=${kind}&${ids}`)
    expect([kind, answer.statusCode, found(answer)]).toEqual([kind, 200, []])
    expect(pdfText(answer.rawPayload).replaceAll('\n', '').includes('own.pdf')).toBe(kind === 'packinglist')
  }
})

test('a carrier that is named after us is not named so on a neutral document', async () => {
  const rename = (name: string) => world.db.updateTable('carriers').set({ name }).where('code', '=', 'STD').execute()
  await rename('Aster Express')
  const [ours, theirs] = [await send('REG', netherlands), await send('DROP', netherlands)]
  expect(pdfText((await documentsOf(ours, 'en'))[1].rawPayload)).toContain('Aster Express')
  for (const document of await documentsOf(theirs, 'en')) {
    expect(found(document)).toEqual([])
    expect(pdfText(document.rawPayload).split('\n')).toContain('Express')
  }
  await rename('Standard parcel')
})

test('what is looked for is found on the documents of a parcel of ours, of every site', async () => {
  const sellers = await world.db.selectFrom('offices').selectAll().where('kind', '=', 'company').execute()
  for (const { org_id, name, vat_number, email, phone, address1 } of sellers) {
    const [packingList, label] = await documentsOf(await send('REG', { orgId: org_id, language: 'en' }), 'en')
    expect(found(packingList)).toEqual(expect.arrayContaining(['Aster', name, vat_number, email, phone, address1]))
    expect(found(label)).toEqual(expect.arrayContaining(['Aster', name, address1]))
  }
  expect(words).toEqual(expect.arrayContaining(['aster.example', 'NL42ASTR0000000001', 'ASTRNL00', 'Voorbeeldbank']))
})

test('who writes a neutral document cannot be given a name of ours', () => {
  expectTypeOf<NeutralPackingList['sender'] | NeutralLabel['sender']>().toEqualTypeOf<Reseller>()
  expectTypeOf<Seller>().not.toExtend<Reseller>()
  // Not even what looks like one: a reseller is read from the billing address of an order.
  expectTypeOf<Seller & { company: string; address2: string }>().not.toExtend<Reseller>()
  expectTypeOf<OwnLabel>().not.toExtend<NeutralLabel>()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderType } from '../../../../rules/order/order.ts'
import { type ChosenLanguage, languages } from '../../../../texts/index.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { pdfText, readObjects, readPages } from '../../../testing/files/pdf-text.ts'
import { fileOf, sendOrder } from '../../../testing/orders/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

/** Nobody who opens the parcel of a drop shipment reads of us: not on its papers, and not in what their files say of themselves. */

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
let words: string[]
let number: string
beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff('warehouse', [1])
  words = await wordsOfOurs()
  const sku = await world.sku({
    stock: { NL: 1_000 },
    oemCode: 'Q2673A',
    name: 'Aster compatible with HP 309A toner, magenta',
  })
  await world.db.updateTable('skus').set({ own_make: true }).where('id', '=', sku.id).execute()
  number = sku.number
})
afterAll(() => world.close())

/** Our names, logos, domains, telephones, addresses and numbers, as the sites hold them. */
async function wordsOfOurs() {
  const offices = await world.db.selectFrom('offices').selectAll().execute()
  const sites = await world.db.selectFrom('orgs').selectAll().execute()
  const stored = [
    ...offices.flatMap((one) => [
      one.name,
      one.address1,
      one.phone,
      one.email,
      one.vat_number,
      one.registration_number,
    ]),
    ...sites.flatMap((one) => [one.hot_phone, one.service_email, one.order_email, one.skype_id]),
  ]
  return [...new Set(['Aster', 'aster.example', 'shop.example', ...stored])].filter((word) => word.length > 3)
}

/** Which words of ours somebody finds who reads a file, looks at its properties, or searches its bytes. */
function found(bytes: Buffer, name: string): string[] {
  const everything = [pdfText(bytes), bytes.toString('latin1'), bytes.toString('utf8'), name, ...utf16(bytes)].map(bare)
  return words.filter((word) => everything.some((text) => text.includes(bare(word))))
}
const bare = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')

/** Texts of the dictionaries that are not ASCII are written so. */
const utf16 = (bytes: Buffer) =>
  [...readObjects(bytes).values()]
    .filter((body) => body.includes('\u00fe\u00ff'))
    .map((body) => body.replaceAll('\u0000', ''))

async function send(orderType: OrderType, language: ChosenLanguage) {
  const buyer = await world.signedIn()
  await world.db.updateTable('accounts').set({ language }).where('id', '=', buyer.accountId).execute()
  await world.db
    .updateTable('addresses')
    .set({ company: 'Händler Żółw & Söhne', email: 'consignee@elsewhere.example' })
    .where('customer_id', '=', buyer.customerId)
    .execute()
  const files = orderType === 'CPDROP' ? { packingList: 'own.pdf' } : {}
  const lines = [{ number, qty: 2 }]
  return { buyer, ...(await sendOrder(world, buyer, { lines, orderType, files, poNumber: 'PO-7' })) }
}

type Sent = Awaited<ReturnType<typeof send>>

const papersOf = ({ buyer, orderno, shipmentId }: Sent, language: ChosenLanguage) =>
  Promise.all([
    fileOf(world, buyer, `/clientsystem/order/${orderno}/shipment/${shipmentId}/packinglist`, language),
    fileOf(world, clerk, `/staff/shipment/${shipmentId}/document?kind=label`),
    fileOf(world, clerk, `/staff/shipment/${shipmentId}/document?kind=packinglist&language=${language}`),
    fileOf(world, clerk, `/staff/shipment/documents?kind=label&ids=${shipmentId}`),
  ])

const everyCase = (['DROP', 'CPDROP'] as const).flatMap((type) =>
  languages.map((language) => [type, language] as const),
)

test.each(everyCase)('the papers of a %s parcel name the reseller alone, in %s', async (orderType, language) => {
  for (const answer of await papersOf(await send(orderType, language), language)) {
    expect(answer.statusCode).toBe(200)
    const name = String(answer.headers['content-disposition'])
    // The customer's own packing list goes as it is.
    if (name.includes('own.pdf')) continue
    expect([name, found(answer.rawPayload, name)]).toEqual([name, []])
    expect(archiveFaults(answer.rawPayload)).toEqual([])
    expect(pdfText(answer.rawPayload)).toContain('Händler Żółw & Söhne')
    expect(readPages(answer.rawPayload).filter((page) => / Do$/m.test(page))).toEqual([])
  }
})

test('what is looked for is found on the papers of a parcel of ours', async () => {
  const [packingList, label] = await papersOf(await send('REG', 'en'), 'en')
  const name = String(packingList.headers['content-disposition'])
  expect(found(packingList.rawPayload, name)).toEqual(
    expect.arrayContaining([
      'Aster',
      'Aster Voorbeeld B.V.',
      'NL000000001B01',
      'service.nl@aster.example',
      '+31 20 000 0001',
    ]),
  )
  expect(found(label.rawPayload, '')).toContain('Aster Voorbeeld B.V.')
})

test('no mail of a drop shipment goes to who gets the goods', async () => {
  const { buyer } = await send('DROP', 'de')
  const recipients = await world.db.selectFrom('mails').select('recipient').distinct().execute()
  expect(recipients.map(({ recipient }) => recipient)).toContain(`${buyer.userName}@example.com`)
  expect(await world.mailsTo('consignee@elsewhere.example')).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { addOrderFile } from '../../../../contract/order/file.ts'
import { getOrder, getOrderDocument } from '../../../../contract/order/order.ts'
import type { OrderFileKind } from '../../../../rules/order/file.ts'
import { languages } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { pdfPieces, pdfText } from '../../../testing/files/pdf-text.ts'
import { formOf } from '../../../testing/files/pictures.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

async function uploadFile({ token }: Person, kind: OrderFileKind, name: string): Promise<number> {
  const form = formOf({ name, bytes: '%PDF-1.7\n1 0 obj\n%%EOF\n' })
  const response = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${addOrderFile.path}?kind=${kind}`,
    ...form,
    headers: { ...form.headers, authorization: `Bearer ${token}` },
  })
  return response.json().data.fileId
}

/** What the mail, the PDF and the details of an order say whose attachments are called so, and how it was answered. */
async function mailWords(attachments: Partial<Record<OrderFileKind, string>>, language = 'en') {
  const buyer = await world.signedIn()
  const ids = Object.entries(attachments).map(async ([kind, name]) => [
    `${kind}Id`,
    await uploadFile(buyer, kind as OrderFileKind, name),
  ])
  const wanted = {
    lines: [{ number, qty: 1 }],
    orderType: ids.length > 0 ? ('CPDROP' as const) : ('REG' as const),
    ...Object.fromEntries(await Promise.all(ids)),
  }
  const headers = { 'accept-language': language }
  const { revision } = (await buyer.call(previewOrder, { body: wanted })).data
  const { orderno } = (await buyer.call(placeOrder, { body: { ...wanted, revision } }, { headers })).data
  const [mail] = await world.mailsTo(`${buyer.userName}@example.com`)
  const document = await world.app.inject({
    url: `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`,
    headers: { ...headers, authorization: `Bearer ${buyer.token}` },
  })
  const { files } = (await buyer.call(getOrder, { params: { orderno } })).data
  return { mail, document, pdf: pdfText(document.rawPayload), names: files.map(({ name }) => name) }
}

test.each([
  ['en', 'Ship from', 'Netherlands'],
  ['de', 'Versand ab', 'Niederlande'],
  ['fr', 'Expédition depuis', 'Pays-Bas'],
  ['it', 'Magazzino di partenza', 'Paesi Bassi'],
  ['pl', 'Wysyłka z magazynu', 'Holandia'],
] as const)('the mail and the PDF of an order name its warehouse in %s', async (language, term, value) => {
  const { mail, pdf } = await mailWords({}, language)
  expect(mail?.text).toContain(say(language, 'mail.row', { term, value }))
  expect(pdf).toContain(`${term}\n${value}`)
})

test.each(languages)('the mail and the PDF of an order name its attachments in %s', async (language) => {
  const { mail, pdf } = await mailWords({ packingList: 'Größe ł.pdf', carrierLabel: 'étiquette 7.pdf' }, language)
  const term = (kind: OrderFileKind) => say(language, `order_file.${kind}`)
  expect(mail?.text).toContain(say(language, 'mail.row', { term: term('packingList'), value: 'Größe ł.pdf' }))
  expect(mail?.text).toContain(say(language, 'mail.row', { term: term('carrierLabel'), value: 'étiquette 7.pdf' }))
  expect(pdf).toContain(`${term('packingList')}\nGröße ł.pdf\n${term('carrierLabel')}\nétiquette 7.pdf`)
})

test('where there is no attachment, none is named', async () => {
  const one = await mailWords({ packingList: 'list.pdf' })
  expect([one.mail?.text, one.pdf]).toEqual([expect.stringContaining('list.pdf'), expect.stringContaining('list.pdf')])
  expect(one.mail?.text).not.toContain('Carrier label')
  expect(one.pdf).not.toContain('Carrier label')
  const none = await mailWords({})
  expect(none.mail?.text).not.toContain('Packing list')
  expect(none.pdf).not.toContain('Packing list')
})

test.each([
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ['{value} %s (x) Tj.pdf', '{value} %s (x) Tj.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['list\u202efdp.exe', 'listfdp.exe.pdf'],
  ['Liste &amp; “Größe“.pdf', 'Liste &amp; “Größe“.pdf'],
])('an attachment called %j is %s, and nothing but words', async (given, name) => {
  const { mail, pdf, names } = await mailWords({ packingList: given })
  expect(names).toEqual([name])
  expect(mail?.text).toContain(`Packing list: ${name}\n`)
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(mail?.html).toContain(`Packing list: ${escaped}<`)
  expect(pdf.replaceAll('\n', '')).toContain(`Packing list${name}`)
})

test.each(['x', 'мрш ', '🖨', 'שלום مرحبا ', 'e\u030b'])(
  'attachments called %s many times leave the order on its page, above its lines',
  async (sign) => {
    const name = sign.repeat(100)
    const { mail, document, names } = await mailWords({ packingList: `${name}.pdf`, carrierLabel: `${name}.pdf` })
    expect(mail?.text).toContain(`Packing list: ${names[0]}`)
    expect(document.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    const pieces = pdfPieces(document.rawPayload)
    const at = (words: string) => pieces.findIndex((piece) => piece.words === words)
    const labels = pieces.slice(at('Packing list'), at('Number')).map(({ height }) => height)
    expect(labels.length).toBeGreaterThan(5)
    expect(Math.min(...labels)).toBeGreaterThan(pieces[at('Number')]?.height ?? 1_000)
    // A combining sign is drawn above the line of its letter.
    const falls = labels.slice(1).every((height, piece) => height <= (labels[piece] ?? 0) + 5)
    expect(falls).toBe(true)
  },
)

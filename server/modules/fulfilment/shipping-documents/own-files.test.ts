import { buffer } from 'node:stream/consumers'
import { PDF } from '@libpdf/core'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { fileOf, ownPdf, sendOrder } from '../../../testing/order/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
let clerk: Awaited<ReturnType<World['staff']>>
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  buyer = await world.signedIn()
  clerk = await world.staff('warehouse', [1])
  number = (await world.sku({ stock: { NL: 100 } })).number
})
afterAll(() => world.close())

/** A PDF of a customer's with a page for each of the words. */
function pdfOf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}) {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false, ...options })
  for (const words of pages) pdf.addPage().text(words)
  const bytes = buffer(pdf)
  pdf.end()
  return bytes
}

const sendWith = async (fileBytes?: Buffer) => {
  const files = { packingList: 'list', carrierLabel: 'label' }
  const own = fileBytes ? ({ orderType: 'CPDROP', files, fileBytes } as const) : {}
  return (await sendOrder(world, buyer, { lines: [{ number, qty: 1 }], ...own })).shipmentId
}

/** The words of each page of a set. */
async function pagesOf(ids: readonly number[], kind = 'packinglist') {
  const answer = await fileOf(
    world,
    clerk,
    `/staff/shipment/documents?kind=${kind}&${ids.map((id) => `ids=${id}`).join('&')}`,
  )
  expect(answer.statusCode).toBe(200)
  const pdf = await PDF.load(answer.rawPayload)
  return pdf.extractText().map(({ text }) => text)
}

test('the files of customers stand among our documents, each in its place with all of its pages', async () => {
  const [ours, two, other, one] = [
    await sendWith(),
    await sendWith(await pdfOf(['Theirs one', 'Theirs two'])),
    await sendWith(),
    await sendWith(await pdfOf(['Theirs alone'])),
  ]
  const pages = await pagesOf([ours, two, other, one])
  const [first, second] = [ours, other].map((id) => expect.stringContaining(`Packing list ${shipmentNumber(id)}`))
  const theirs = ['Theirs one', 'Theirs two', 'Theirs alone'].map((words) => expect.stringContaining(words))
  expect(pages).toEqual([first, theirs[0], theirs[1], second, theirs[2]])
})

test('one that opens without a password is printed; one that does not, or that has no page, is named', async () => {
  const closed = { ownerPassword: 'owner', pdfVersion: '1.7' } as const
  const [open, locked, empty] = [
    await sendWith(await pdfOf(['Not to be changed'], closed)),
    await sendWith(await pdfOf(['Nobody reads this'], { ...closed, userPassword: 'secret' })),
    await sendWith(Buffer.from(ownPdf)),
  ]
  const pages = await pagesOf([open, locked, empty])
  const named = (id: number) => expect.stringMatching(new RegExp(`${shipmentNumber(id)}[^]*The customer has sent`))
  expect(pages).toEqual([expect.stringContaining('Not to be changed'), named(locked), named(empty)])
})

test('a picture fills a page of the size of ours', async () => {
  const bytes = await sharp({ create: { width: 300, height: 450, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const id = await sendWith(bytes)
  const answer = await fileOf(world, clerk, `/staff/shipment/documents?kind=label&ids=${id}`)
  const pdf = await PDF.load(answer.rawPayload)
  // A6 in points.
  expect(pdf.getPages().map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[298, 420]])
  expect(pdf.extractText().map(({ text }) => text)).toEqual([''])
})

import { buffer } from 'node:stream/consumers'
import type { AttachmentType } from '../../../rules/attachment.ts'
import type { OrderFileKind } from '../../../rules/order/file.ts'
import { ownForwarder } from '../../../rules/shipping/forwarder.ts'
import type { Db, Tx } from '../../../server/db/database.ts'
import { toWaiting } from '../../../server/files/attachments/attachments.queries.ts'
import type { Files } from '../../../server/files/files.ts'
import { loadSharp } from '../../../server/files/picture.ts'
import { insertOrderFile } from '../../../server/modules/order/file/file.queries.ts'
import { forwarders } from '../../reference/forwarder-data.ts'
import { placeChangedOrders } from './changed-orders.ts'
import { type Buyer, mainAccounts, numbersToBuy, numbersToCome, placeAs } from './orders.ts'

const dutch = 1
const recipient = {
  company: 'Voorbeeldschool De Proef',
  address1: 'Voorbeeldlaan 7',
  postcode: '2000 AA',
  city: 'Haarlem',
  country: 'NL',
  phone: '+31 23 000 0107',
}

/**
 * Orders of the Dutch customer that go another way than most: with attachments of their own, by their forwarder, one that
 * waits until all of it is there, one that was cancelled in part, and two with back orders. Needs their other orders, which are older and have the lower numbers.
 */
export async function seedUnusualOrders(db: Db, files: Files, now: Date) {
  const [buyer] = (await mainAccounts(db)).filter(({ orgId }) => orgId === dutch)
  if (!buyer) throw new Error('the demo has no Dutch customer')
  const attachments = await demoAttachments(files)
  await db.transaction().execute(async (tx) => {
    await fetchedByForwarder(tx, buyer, now)
    await withAttachments(tx, buyer, attachments, now)
    await allTogether(tx, buyer, now)
    await placeChangedOrders(tx, buyer, now)
  })
}

async function fetchedByForwarder(tx: Tx, buyer: Buyer, now: Date) {
  const forwarderId = forwarders.find(({ region, name }) => region === buyer.region && name === 'DSV')?.id
  const lines = (await numbersToBuy(tx, 'fetched', buyer, 3)).map((number) => ({ number, qty: 8 }))
  const request = { lines, poNumber: 'PO-2026-057', shipVia: ownForwarder, ...(forwarderId && { forwarderId }) }
  await placeAs(tx, buyer, request, { daysAgo: 0.3, status: 'released', now })
}

type Attachment = { kind: OrderFileKind; name: string; mediaType: AttachmentType; file: string; bytes: number }

async function withAttachments(tx: Tx, buyer: Buyer, attachments: readonly Attachment[], now: Date) {
  const ids: { packingListId?: number; carrierLabelId?: number } = {}
  for (const { kind, ...stored } of attachments)
    ids[`${kind}Id`] = (await insertOrderFile(tx, toWaiting(buyer, stored, now), kind)).fileId
  const lines = (await numbersToBuy(tx, 'papers', buyer, 2)).map((number) => ({ number, qty: 2 }))
  const request = { lines, poNumber: 'PO-2026-058', orderType: 'CPDROP' as const, oneOffAddress: recipient, ...ids }
  await placeAs(tx, buyer, request, { daysAgo: 0.2, status: 'submitted', now })
}

async function allTogether(tx: Tx, buyer: Buyer, now: Date) {
  const [toCome] = await numbersToCome(tx, buyer)
  if (!toCome) throw new Error('the demo expects nothing')
  const numbers = [...(await numbersToBuy(tx, 'together', buyer, 2)), toCome.number]
  const lines = numbers.map((number) => ({ number, qty: 5 }))
  const request = { lines, poNumber: 'PO-2026-059', backOrders: 'together' as const }
  await placeAs(tx, buyer, request, { daysAgo: 0.1, status: 'submitted', now })
}

async function demoAttachments(files: Files): Promise<Attachment[]> {
  const [list, label] = [await packingList(), await carrierLabel()]
  return [
    {
      kind: 'packingList',
      name: 'paklijst PO-2026-058.pdf',
      mediaType: 'application/pdf',
      file: await files.storeFile(list),
      bytes: list.length,
    },
    {
      kind: 'carrierLabel',
      name: 'verzendlabel PO-2026-058.png',
      mediaType: 'image/png',
      file: await files.storeFile(label),
      bytes: label.length,
    },
  ]
}

/** The customer's own packing list, visibly made up. */
async function packingList() {
  const { default: PDFDocument } = await import('pdfkit')
  const sheet = new PDFDocument({ size: 'A5', margin: 40, info: { Title: 'Paklijst' } })
  const whole = buffer(sheet)
  sheet.fontSize(18).text('Voorbeeld Kantoor B.V.').fontSize(10).text('Voorbeeldstraat 1, 1000 AA Amsterdam')
  sheet.moveDown(2).fontSize(14).text('Paklijst PO-2026-058').moveDown()
  sheet.fontSize(10).text(recipient.company).text(recipient.address1).text(`${recipient.postcode} ${recipient.city}`)
  sheet.moveDown(2).text('Bedankt voor uw bestelling.')
  sheet.end()
  return whole
}

/** Bars and boxes, so that it needs no font and is not readable. */
async function carrierLabel() {
  const bars = Array.from({ length: 40 }, (_, at) => {
    const width = 3 + ((at * 7) % 6)
    return `<rect x="${40 + at * 13}" y="520" width="${width}" height="200" fill="#000000"/>`
  })
  const sharp = await loadSharp()
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <rect width="600" height="800" fill="#ffffff"/>
    <rect x="20" y="20" width="560" height="760" fill="none" stroke="#000000" stroke-width="4"/>
    <rect x="40" y="60" width="220" height="34" fill="#495057"/>
    <rect x="40" y="200" width="420" height="26" fill="#868e96"/>
    <rect x="40" y="250" width="340" height="26" fill="#868e96"/>
    <rect x="40" y="300" width="260" height="26" fill="#868e96"/>
    <line x1="20" y1="470" x2="580" y2="470" stroke="#000000" stroke-width="4"/>
    ${bars.join('')}
  </svg>`),
  )
    .png({ palette: true })
    .toBuffer()
}

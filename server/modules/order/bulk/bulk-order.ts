import type { Reply } from '../../../../contract/endpoint.ts'
import type { readBulkOrder } from '../../../../contract/order/bulk-order.ts'
import { type Atlas, emptyAddress, faultText, findFaults } from '../../../../rules/address/form.ts'
import { linesOfCells } from '../../../../rules/list-reader/lines.ts'
import { waitingPieces } from '../../../../rules/order/back-order.ts'
import { type BulkAddress, type BulkRow, mostBulkOrders, ordersOfRows } from '../../../../rules/order/bulk-order.ts'
import type { TableChoice } from '../../../../rules/table-file/table-file.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal, sayRefusal } from '../../../http/refuse.ts'
import { answerLines } from '../../basket/quick-order/find-lines.ts'
import { toReading } from '../../basket/quick-order/reading.ts'
import { shelfKey } from '../../catalogue/availability/shelf.ts'
import { loadAtlas } from '../../customer/address/atlas.ts'
import { readCountry } from '../../customer/address/read-country.ts'
import { buildPreview, type Preview } from '../checkout/build-preview.ts'
import { poNumbersUsed } from '../checkout/preview.queries.ts'
import { previewRevision, previewTotals } from '../checkout/wire.ts'
import { bulkRows } from './rows.ts'

type Call = { db: Db; caller: CustomerCaller; now: Date; language: Language }
type BulkOrderFile = Reply<typeof readBulkOrder>
type Order = BulkOrderFile['orders'][number]
type OrderType = Order['orderType']

/**
 * Reads a file of orders to many addresses: each row is good or has a reason, each order what it would be once those
 * before it are placed. An order with a row that is not good is not offered: it would not be what its buyer wrote.
 */
export async function readBulkFile(
  call: Call,
  bytes: Buffer,
  { orderType = 'REG', ...choice }: TableChoice & { orderType?: OrderType },
): Promise<BulkOrderFile> {
  const { db, caller, language } = call
  const { rows, bad, read: table } = await bulkRows(bytes, { caller, language, choice })
  const { orders, faults } = ordersOfRows(rows)
  if (orders.length > mostBulkOrders) throw new Refusal('order_sheet.too_many_orders')

  const wrong = new Map(faults.map(({ row, fault }) => [row, say(language, `bulk_order.fault_${fault}`)]))
  const products = await findProducts(call, rows)
  const atlas = await loadAtlas(db)
  const used = await poNumbersUsed(
    db,
    caller,
    orders.map(({ reference }) => reference),
  )
  const msgOf = ({ row }: BulkRow) => wrong.get(row) ?? products.get(row)?.msg ?? null
  const read = orders.map((order) => {
    const oneOffAddress = toAddress(order.address, atlas)
    const lines = order.rows.flatMap(({ row }) => products.get(row)?.line ?? [])
    const addressMessage = addressFaults(oneOffAddress, atlas, language)
    const msg = order.rows.some((row) => msgOf(row)) ? say(language, 'bulk_order.has_wrong_row') : addressMessage
    const isKnown = used.has(order.reference)
    return { reference: order.reference, orderType, oneOffAddress, lines, isKnown, msg, preview: null }
  })
  return {
    rows: [
      ...rows.map((row) => ({ row: row.row, reference: row.reference, typed: rowText(row), msg: msgOf(row) })),
      ...bad.map((row) => ({ ...row, reference: '', typed: '' })),
    ].sort((one, other) => one.row - other.row),
    orders: await previewInTurn(call, read),
    currency: caller.currency,
    table,
  }
}

/**
 * One after the other, at most a hundred: what an order takes from the stock, from an arrival or of the month's limit is
 * not there for the next. What passes a limit waits as a list, which takes nothing.
 */
async function previewInTurn({ db, caller, now, language }: Call, orders: readonly Order[]): Promise<Order[]> {
  const takenPieces = new Map<string, { now: number; later: number }>()
  const all: Order[] = []
  let spent = 0
  for (const order of orders) {
    if (order.msg) {
      all.push(order)
      continue
    }
    const { reference: poNumber, orderType, oneOffAddress, lines } = order
    try {
      const preview = await buildPreview(
        { db, caller, now },
        { poNumber, orderType, oneOffAddress, lines },
        { taken: takenPieces, spent },
      )
      const refused = preview.buyer.takesOrders ? preview.faults[0]?.reason : 'order.site_closed'
      if (refused) throw new Refusal(refused)
      if (!preview.over) {
        spent += preview.totals.total
        for (const part of preview.parts) take(takenPieces, part)
      }
      all.push({ ...order, preview: toWirePreview(preview, caller, language) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      all.push({ ...order, msg: sayRefusal(language, error) })
    }
  }
  return all
}

function take(taken: Map<string, { now: number; later: number }>, { lines, shipFrom }: Preview['parts'][number]) {
  for (const line of lines) {
    const shelf = shelfKey({ skuId: line.skuId, warehouse: shipFrom.code })
    const { now, later } = taken.get(shelf) ?? { now: 0, later: 0 }
    taken.set(shelf, { now: now + line.shipsNow, later: later + waitingPieces(line) })
  }
}

function toWirePreview(preview: Preview, caller: CustomerCaller, language: Language) {
  const { lines, carrier, over } = preview
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    waits: lines.reduce((sum, { quantity, shipsNow }) => sum + quantity - shipsNow, 0),
    carrier: carrier.name,
    promisedOn: carrier.promisedOn,
    totals: previewTotals(preview, caller, language),
    overLimit: over !== null,
    revision: previewRevision(preview, caller),
  }
}

type Product = { line?: Order['lines'][number]; msg: string | null }

/** The product of each row, by the row, or why there is none. */
async function findProducts(call: Call, rows: readonly BulkRow[]) {
  // Each row was refused by one of its cells: that is what has to be said.
  if (rows.length === 0) return new Map<number, Product>()
  const heading = { row: 0, cells: ['number', 'quantity'] }
  const cells = rows.map(({ row, number, quantity }) => ({ row, cells: [number, quantity] }))
  const answer = await answerLines(call, toReading(linesOfCells([heading, ...cells])))
  const found = new Map<number, Product>(
    answer.lines.map(({ row, qty, outcome, candidates: [sku], msg }) => {
      if (outcome === 'ok' && sku && qty !== null) return [row, { line: { number: sku.number, qty }, msg: null }]
      // Without a quantity it is the quantity that is asked.
      const several = outcome === 'ask' && qty !== null
      return [row, { msg: several ? say(call.language, 'bulk_order.fault_ask') : msg }]
    }),
  )
  // Of a row without number and quantity nothing was read.
  const nothing: Product = { msg: say(call.language, 'quick_order.line_no_number') }
  return new Map(rows.map(({ row }) => [row, found.get(row) ?? nothing]))
}

const rowText = ({ number, quantity }: BulkRow) => [number, quantity].filter(Boolean).join(' · ').slice(0, 300)

const toAddress = ({ name, address, ...rest }: BulkAddress, atlas: Atlas) => ({
  ...rest,
  lastName: name,
  address1: address,
  country: readCountry(rest.country, atlas),
})

function addressFaults(address: Order['oneOffAddress'], atlas: Atlas, language: Language) {
  const faults = findFaults({ ...emptyAddress, ...address, kind: 'nonRegular' }, atlas)
  if (faults.length === 0) return null
  return faults
    .map(([field, fault]) => say(language, faultText(field, fault), { field: say(language, `address.${field}`) }))
    .join('. ')
}

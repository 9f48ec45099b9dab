import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { isPurchaseOrderNumber } from '../../../../rules/numbering.ts'
import type { Tx } from '../../../db/database.ts'
import { BadField, type Row, readDay, readNumber, readWholeNumber, requiredText } from '../../../spreadsheets/fields.ts'
import { shelfKey } from '../../catalogue/availability/shelf.ts'
import { lockStock } from '../../catalogue/availability/stock-ledger.queries.ts'
import { type Count, countStock } from '../../fulfilment/order-lifecycle/count-stock.ts'
import { type ExpectedGoods, storeArrivals } from '../../fulfilment/order-lifecycle/expect-goods.ts'
import { moveDates } from '../../fulfilment/order-lifecycle/moved-dates.queries.ts'
import { readCell, textUpTo } from './cell.ts'
import { foldCounts } from './counts.ts'
import { countStored, type ImportKind } from './kinds.ts'
import { addBad, type Report } from './report.ts'

type StockLine = {
  line: number
  number: string
  key: string
  warehouse: string
  onHand: number | null
  expectedOn: string | null
  expectedQty: number | null
  reference: string
  bin: string | null
}

/**
 * Stock: number (ours), warehouse, on_hand, and what arrives when: expected_on, expected_qty, by which purchase order: reference; in which
 * bin its shelf is: bin.
 */
export const stockAt = (now: () => Date): ImportKind<StockLine> => ({
  name: 'stock',
  columns: ['number', 'warehouse', 'on_hand'],
  batchSize: 10_000,
  // What is expected for a shelf is said by all of its lines together, wherever in the file they stand.
  comesLast: namesArrivals,
  read: readStockLine,
  store: async (tx, lines, report) => {
    await stageStock(tx, lines)
    const acceptedLines = await reportUnknown(tx, report)
    const stored = await storeStock(tx, now())
    // A shelf has its bin once it is there; that it was added counts first.
    const changes = [...(await storeBins(tx)), ...stored]
    const changedLines = new Map(changes.map((row) => [row.line, row.added]))
    const added = [...changedLines.values()].filter(Boolean).length
    countStored(report, acceptedLines, { added, changed: changedLines.size - added })
  },
  finish: foldCounts,
})

export const stock = stockAt(() => new Date())

function readStockLine(row: Row): StockLine {
  const number = requiredText(row, 'number', 80)
  const line = {
    line: row.line,
    number,
    key: normalise(number),
    warehouse: requiredText(row, 'warehouse', 2),
    onHand: readWholeNumber(row, 'on_hand'),
    expectedOn: readDay(row, 'expected_on'),
    expectedQty: readWholeNumber(row, 'expected_qty'),
    reference: readNumber(row, 'reference', 60),
    bin: readBin(row),
  }
  if (isPurchaseOrderNumber(line.reference)) {
    throw new BadField(`${line.reference} is a number of purchase orders of the console: change them there`)
  }
  if (line.reference !== '' && line.expectedQty === null) {
    throw new BadField('reference names a purchase order: say in expected_qty how much of it is still to come')
  }
  if (line.onHand === null && !namesArrivals(line)) throw new BadField('has neither on_hand nor expected_on')
  if (line.expectedOn !== null && line.expectedQty === null)
    throw new BadField('expected_on and expected_qty go together')
  if (line.expectedOn === null && line.expectedQty) throw new BadField('expected_on and expected_qty go together')
  return line
}

/** The bin that a line names, '' where it clears it, null where it leaves it as it is. */
function readBin(row: Row): string | null {
  const bin = readCell(row, 'bin', textUpTo(20))
  return bin === undefined ? null : (bin ?? '')
}

/** Whether a line says what is still to come; 0 pieces say that nothing is, of the day or the purchase order that it names. */
function namesArrivals({ expectedOn, reference }: StockLine) {
  return expectedOn !== null || reference !== ''
}

async function stageStock(tx: Tx, lines: StockLine[]) {
  await sql`drop table if exists stock_lines`.execute(tx)
  await sql`
    create temporary table stock_lines on commit drop as
    select i.line, i.number, i.warehouse, i."onHand" as on_hand, i."expectedOn" as expected_on,
           i."expectedQty" as expected_qty, i.reference, i.bin, p.sku_id, w.code is not null as known
      from json_to_recordset(${JSON.stringify(lines)})
        as i (line integer, number text, key text collate "C", warehouse text, "onHand" integer, "expectedOn" date,
              "expectedQty" integer, reference text, bin text)
      left join lateral (
        select min(n.sku_id) as sku_id from part_numbers n where n.normalised = i.key and n.kind = 'own'
      ) p on true
      left join warehouses w on w.code = i.warehouse
  `.execute(tx)
}

/** Reports and drops the lines that cannot be taken; answers how many are left. */
async function reportUnknown(tx: Tx, report: Report): Promise<number> {
  const { rows } = await sql<RefusedLine>`
    with picked as materialized (
      select l.sku_id, o.ship_from as warehouse, sum(h.quantity) as pieces
        from shipments s
        join shipment_lines h on h.shipment_id = s.id
        join order_lines l on l.order_id = h.order_id and l.position = h.position
        join orders o on o.id = l.order_id
       where s.status in ('picking', 'packed')
       group by l.sku_id, o.ship_from
    )
    delete from stock_lines i
     where sku_id is null or not known
        or exists (select from picked p where p.sku_id = i.sku_id and p.warehouse = i.warehouse and i.on_hand < p.pieces)
    returning line, number, warehouse, known, sku_id is not null as found
  `.execute(tx)
  for (const row of rows) {
    addBad(report, row.line, chooseReason(row))
  }
  const remaining = await sql<{ count: number }>`select count(*) as count from stock_lines`.execute(tx)
  return remaining.rows[0]?.count ?? 0
}

type RefusedLine = { line: number } & Record<'number' | 'warehouse', string> & Record<'known' | 'found', boolean>

function chooseReason({ number, warehouse, known, found }: RefusedLine) {
  if (!found) return `no product has the number ${number}`
  return known ? `on_hand is less than what shipments hold that are being picked` : `unknown warehouse ${warehouse}`
}

type Change = { line: number; added: boolean }

/**
 * What is expected comes first, then what lies there: waiting customers are notified of one date, and not of another in between. The shelves are
 * locked before either.
 */
async function storeStock(tx: Tx, now: Date): Promise<Change[]> {
  const [counts, arrivals] = [await findCounts(tx), await findArrivals(tx)]
  await lockStock(tx, [...counts, ...arrivals])
  const expected = await storeArrivals(tx, arrivals)
  const counted = await storeCounts(tx, counts, now)
  await moveDates(tx, expected, now)
  const lineOf = new Map(arrivals.map((row) => [shelfKey(row), row.line]))
  for (const row of arrivals) lineOf.set(arrivalKey(row), row.line)
  return [
    ...counted,
    ...expected.flatMap((row) => {
      // A day that the file no longer names changes the line that names its shelf.
      const line = lineOf.get(arrivalKey(row)) ?? lineOf.get(shelfKey(row))
      return line === undefined ? [] : [{ line, added: row.isAdded }]
    }),
  ]
}

const arrivalKey = ({ skuId, warehouse, expectedOn, reference }: Omit<ExpectedGoods, 'pieces'>) =>
  `${shelfKey({ skuId, warehouse })} ${expectedOn} ${reference}`

type CountLine = Count & Change

/** What lies there by the file; of two lines for one shelf the last one counts. */
async function findCounts(tx: Tx): Promise<CountLine[]> {
  const { rows } = await sql<CountLine>`
    select distinct on (l.sku_id, l.warehouse) l.line, l.sku_id as "skuId", l.warehouse, l.on_hand as counted, k.sku_id is null as added
      from stock_lines l
      left join stock k using (sku_id, warehouse)
     where l.on_hand is not null
     order by l.sku_id, l.warehouse, l.line desc
  `.execute(tx)
  return rows
}

/** A count: the ledger gets the difference. */
async function storeCounts(tx: Tx, counts: readonly CountLine[], now: Date): Promise<Change[]> {
  const moved = await countStock(tx, counts, { ref: `file ${randomUUID()}`, accountId: null, now })
  return counts.filter(({ skuId, warehouse, added }) => added || moved.has(shelfKey({ skuId, warehouse })))
}

/** What is still to come by the file, in its order; what came already is counted beside. */
async function findArrivals(tx: Tx): Promise<(ExpectedGoods & { line: number })[]> {
  const { rows } = await sql<ExpectedGoods & { line: number }>`
    select line, sku_id as "skuId", warehouse, reference, expected_on as "expectedOn", expected_qty as pieces
      from stock_lines
     where expected_on is not null or reference <> ''
     order by line
  `.execute(tx)
  return rows
}

/** Shelves whose bin is another by the file; locked in sorted order, as everywhere. */
async function storeBins(tx: Tx): Promise<Change[]> {
  const { rows } = await sql<Change>`
    with moved as materialized (
      select k.sku_id, k.warehouse, l.bin, l.line
        from stock k
        join (select distinct on (sku_id, warehouse) sku_id, warehouse, bin, line
                from stock_lines where bin is not null order by sku_id, warehouse, line desc) l using (sku_id, warehouse)
       where k.bin <> l.bin
       order by k.sku_id, k.warehouse
         for no key update of k
    )
    update stock k set bin = m.bin
      from moved m where k.sku_id = m.sku_id and k.warehouse = m.warehouse
    returning m.line, false as added
  `.execute(tx)
  return rows
}

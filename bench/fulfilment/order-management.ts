import { sql } from 'kysely'
import { startServer } from '../child.ts'
import { latencies } from '../measure.ts'
import { addCopiedCustomers } from '../orders/more-customers.ts'
import { addMoreDocuments } from '../orders/more-documents.ts'
import { multiplyOrders } from '../orders/multiply.ts'
import { demoShop, type Shop } from '../shop.ts'
import { clerks } from './client.ts'
import { askedPaths } from './desk-paths.ts'

/** Milliseconds of the calls of order management, one clerk. */
type DeskRow = { what: string; p50: number; p95: number }
export type DeskFigures = { orders: number; underWay: number; rows: DeskRow[] }

const underWay = 10_000
const copiesOfEachCustomer = 450
const rounds = 40

/** The calls of order management with so many orders in the database, 10,000 of them under way. */
export async function measureDesk(orders: number, say: (text: string) => void): Promise<DeskFigures> {
  const shop = await demoShop()
  try {
    await addCopiedCustomers(shop.db, copiesOfEachCustomer)
    await multiplyOrders(shop.db, underWay, "status not in ('allDelivered', 'cancelled')")
    await multiplyOrders(shop.db, orders - underWay, "status in ('allDelivered', 'cancelled')")
    await addMoreDocuments(shop.db)
    say('the orders are there')
    const [token = ''] = await clerks(shop.db, 1)
    const server = await startServer('forgetful shop', shop.url)
    const init = { headers: { authorization: `Bearer ${token}` } }
    const rows: DeskRow[] = []
    for (const [what, paths] of Object.entries(await askedPaths(shop))) {
      rows.push({ what, ...(await latencies(server, paths, rounds, init)) })
      say(JSON.stringify(rows.at(-1)))
    }
    await server.stop()
    return { ...(await countOrders(shop)), rows }
  } finally {
    await shop.stop()
  }
}

async function countOrders({ db }: Shop) {
  const { rows } = await sql<{ orders: number; underWay: number }>`
    select count(*)::integer as orders,
           count(*) filter (where status not in ('allDelivered', 'cancelled'))::integer as "underWay" from orders`.execute(
    db,
  )
  return rows[0] ?? { orders: 0, underWay: 0 }
}

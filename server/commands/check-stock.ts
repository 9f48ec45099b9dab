import { sql } from 'kysely'
import { connect } from '../db/database.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { findStockDifferences } from '../features/order/fulfilment/stock-differences.queries.ts'
import { readConfig } from '../start/config.ts'
import { endWith } from '../start/start-error.ts'

/** Compares ledger, shelves, promises, lines, shipments and orders, and names every difference; ends with 1 where there is one. */
async function main() {
  const { databaseUrl, dataDir } = readConfig()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  const db = connect(database.url, { connections: 2 })
  try {
    const { rows } = await sql<{ shelves: number; orders: number }>`
      select (select count(*) from stock)::integer as shelves, (select count(*) from orders)::integer as orders
    `.execute(db)
    const [{ shelves, orders } = { shelves: 0, orders: 0 }] = rows
    const differences = await findStockDifferences(db)
    for (const { rule, count, examples } of differences) {
      console.log(`${count} times it does not hold that ${rule}:`)
      for (const example of examples) console.log(`  ${example}`)
    }
    console.log(`${shelves} shelves and ${orders} orders: ${differences.length > 0 ? 'see above' : 'all agree'}`)
    if (differences.length > 0) process.exitCode = 1
  } finally {
    await db.destroy()
    await database.stop()
  }
}

main().catch(endWith)

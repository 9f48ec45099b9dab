import { toAmount } from '../../rules/price/money.ts'
import { connect } from '../db/database.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { ordersWithoutDueVat } from '../features/order/checkout/vat-review.queries.ts'
import { readConfig } from '../start/config.ts'
import { endWith } from '../start/start-error.ts'

/** Lists the orders that were sold free of VAT inside the EU without a valid VAT number; exit code 1 where there are any. */
async function main() {
  const { databaseUrl, dataDir } = readConfig()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  const db = connect(database.url)
  try {
    let found = 0
    for await (const { placedAt, vat, currency, ...order } of ordersWithoutDueVat(db)) {
      if (found === 0) console.log('order\tplaced\tcustomer\tcompany\tVAT number\tVAT that is due')
      found++
      const day = placedAt.toISOString().slice(0, 10)
      const due = `${toAmount(vat).toFixed(2)} ${currency} (${order.rateBp / 100} %)`
      console.log([order.orderno, day, order.custnum, order.company, order.vatNumber || '-', due].join('\t'))
    }
    console.log(`${found} orders were sold free of VAT without a valid VAT number.`)
    if (found > 0) process.exitCode = 1
  } finally {
    await db.destroy()
    await database.stop()
  }
}

main().catch(endWith)

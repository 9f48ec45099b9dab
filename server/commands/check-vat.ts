import { toAmount } from '../../rules/catalogue/price/money.ts'
import { isoDay } from '../../rules/shipping/day.ts'
import type { Vat } from '../../rules/vat/vat.ts'
import { connect } from '../db/database.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { ordersWithWrongVat, type WrongOrder } from '../modules/order/checkout/vat-review.queries.ts'
import { readConfig } from '../start/config.ts'
import { endWith } from '../start/start-error.ts'

/** Lists the orders that bear another VAT than they should; exit code 1 where there are any. */
async function main() {
  const { databaseUrl, dataDir } = readConfig()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  const db = connect(database.url)
  try {
    let found = 0
    for await (const order of ordersWithWrongVat(db)) {
      if (found === 0)
        console.log('order\tplaced\tcustomer\tcompany\tVAT number\tdelivered to\tcharged\tVAT that is due')
      found++
      console.log(toRow(order).join('\t'))
    }
    console.log(`${found} orders bear another VAT than they should.`)
    if (found > 0) process.exitCode = 1
  } finally {
    await db.destroy()
    await database.stop()
  }
}

function toRow({ placedAt, shipTo, charged, due, vat, currency, ...order }: WrongOrder) {
  const say = ({ rateBp, reason }: Vat) => `${rateBp / 100} % (${reason.replace('vat.', '')})`
  return [
    order.orderno,
    isoDay(placedAt),
    order.custnum,
    order.company,
    order.vatNumber || '-',
    `${shipTo.country} ${shipTo.postcode}`,
    say(charged),
    `${say(due)}: ${toAmount(vat).toFixed(2)} ${currency}`,
  ]
}

main().catch(endWith)

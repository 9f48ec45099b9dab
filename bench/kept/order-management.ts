import { listDeskOrders } from '../../contract/fulfilment/order-management.ts'
import { toWireRequest } from '../../web/api/call.ts'
import { clerks } from '../fulfilment/client.ts'
import { addCustomers } from './accounts.ts'
import { addOrderInvoices } from './data/many-documents.ts'
import { ask, isoToday, type WithCopy, withServers } from './databases.ts'
import type { Take } from './measure.ts'

const documents = 100_000

/** An order is sought by the number of an invoice among 100,000. */
export const measureDeskSearch = (withCopy: WithCopy, take: Take) =>
  withCopy(async ({ url, db }) => {
    const customers = await addCustomers(db, 50, 1)
    await addOrderInvoices(db, { customers, today: isoToday(), documents })
    const [token] = await clerks(db, 1)
    const numbers = Array.from({ length: 50 }, (_, at) => `IOR26${at * 2_000 + 1}`)
    const text = 'select order_id from finance_items where number = $1'
    const references = { number: { text, values: numbers.map((number) => [number]) } }
    await withServers({ url, db }, references, async ({ shop, prepared }) => {
      let turn = 0
      const work = () => {
        const query = { keyword: numbers[turn++ % numbers.length] ?? '' }
        return ask(shop.url + toWireRequest(listDeskOrders, { query }).url, token)
      }
      await take({ name: 'order by the number of an invoice', work, reference: () => ask(`${prepared.url}/number`) })
    })
  })

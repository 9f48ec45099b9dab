import { sql } from 'kysely'
import { getToday } from '../../contract/office/today.ts'
import { listReturns } from '../../contract/return/return.ts'
import { listDeskReturns } from '../../contract/return/staff-return.ts'
import type { Db } from '../../server/db/database.ts'
import { toWireRequest } from '../../web/api/call.ts'
import { clerks } from '../fulfilment/client.ts'
import { findBuyers, findSkus, signInFinance } from './accounts.ts'
import { addManyReturns } from './data/many-returns.ts'
import { addManyWaiting } from './data/waiting.ts'
import { ask, type Copy, isoToday, signInAs, type WithCopy, withServers } from './databases.ts'
import type { Take } from './measure.ts'

const returns = 100_000

const ownQueries = [
  {},
  { pageNum: 100 },
  { status: 'completed' },
  { status: 'sent' },
  { keyword: 'RNL112345' },
  { keyword: 'NL2600012345' },
  { keyword: 'none of them' },
] as const

const deskQueries = [
  {},
  { pageNum: 100 },
  { waits: true },
  { status: 'completed' },
  { status: 'submitted' },
  { keyword: 'RNL112345' },
  { keyword: 'NL2600012345' },
  { keyword: '3SRMA00012345' },
  { keyword: 'NL260001234' },
  { keyword: 'none of them' },
] as const

/** Lists of 100,000 returns, one in five of the customer who asks, and the day of finance beside them and as many e-invoices, disputes and entries of a bank. */
export const measureReturns = (withCopy: WithCopy, take: Take) =>
  withCopy(async (copy) => {
    const own = await fill(copy)
    const staff = (await clerks(copy.db, 1))[0] ?? ''
    const finance = await signInFinance(copy.db, 1)
    await withServers(copy, makeReferences(own.customerId), async ({ shop, prepared }) => {
      const page = () => ask(`${prepared.url}/page`)
      const customers = () => ask(`${prepared.url}/own`)
      for (const query of ownQueries) {
        const path = shop.url + toWireRequest(listReturns, { query }).url
        const reference = 'keyword' in query ? page : customers
        await take({ name: `own returns ${JSON.stringify(query)}`, work: () => ask(path, own.token), reference })
      }
      for (const query of deskQueries) {
        const path = shop.url + toWireRequest(listDeskReturns, { query }).url
        await take({
          name: `returns for staff ${JSON.stringify(query)}`,
          work: () => ask(path, staff),
          reference: page,
        })
      }
      const today = shop.url + toWireRequest(getToday, {}).url
      await take({ name: 'today of finance', work: () => ask(today, finance), reference: page })
    })
  })

async function fill({ db }: Copy) {
  const buyers = await findBuyers(db, 5)
  const [own] = buyers
  if (!own) throw new Error('The demo has no customer')
  await addManyReturns(db, { orderId: await findArrivedOrder(db), buyers, skus: await findSkus(db, 200) }, returns)
  await addManyWaiting(db, { ...own, today: isoToday() }, returns)
  return { ...own, token: await signInAs(db, own.accountId) }
}

/** An order that has arrived, of the first site if there is one. */
async function findArrivedOrder(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select id from orders where status = 'allDelivered' order by org_id <> 1, id limit 1`.execute(db)
  if (!rows[0]) throw new Error('No order of the demo has arrived')
  return rows[0].id
}

const makeReferences = (customerId: number) => ({
  page: {
    text: 'select * from returns where id between $1 and $1 + 19 order by id desc',
    values: Array.from({ length: 20 }, (_, at) => [1_000_000 + at * 4_000]),
  },
  own: { text: 'select count(*)::integer, max(id) from returns where customer_id = $1', values: [[customerId]] },
})

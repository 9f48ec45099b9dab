import { sql } from 'kysely'
import { listFinanceItems } from '../../contract/ledger/items.ts'
import { getFinanceOverview } from '../../contract/ledger/overview.ts'
import { getStatement } from '../../contract/ledger/statement.ts'
import { listCreditNotes } from '../../contract/payment/credit-note.ts'
import { listOpenItems } from '../../contract/payment/payment.ts'
import type { Invoice } from '../../rules/invoice/invoice.ts'
import type { Db } from '../../server/db/database.ts'
import { toWireRequest } from '../../web/api/call.ts'
import { addCustomers, findBuyers, findSkus, signInFinance } from './accounts.ts'
import { addCreditNotes, addIssuedInvoices, addOwnDocuments, addStatementItems } from './data/many-documents.ts'
import { ask, isoToday, signInAs, type WithCopy, withServers } from './databases.ts'
import type { Take } from './measure.ts'

const documents = 100_000

/** What a company, and what staff see of 100,000 documents. */
export async function measureFinance(withCopy: WithCopy, take: Take) {
  await measureOwn(withCopy, take)
  await measureStatements(withCopy, take)
  await measureCreditNotes(withCopy, take)
  await measureOpenItems(withCopy, take)
}

const ownQueries = [
  { view: 'allOpen' },
  { view: 'openInvoice', sort: 'due', ageing: '30' },
  { view: 'all' },
  { view: 'all', keyword: 'IOW2612345' },
] as const

/** The overview and the lists of a company with one in five of these documents. */
const measureOwn = (withCopy: WithCopy, take: Take) =>
  withCopy(async ({ url, db }) => {
    const buyers = await findBuyers(db, 5)
    const customers = buyers.map(({ customerId }) => customerId)
    await addOwnDocuments(db, { customers, today: isoToday(), documents }, await findSkus(db, 200))
    const token = await signInAs(db, buyers[0]?.accountId ?? 0)
    await withServers({ url, db }, makeReferences(customers[0] ?? 0), async ({ shop, prepared }) => {
      const overview = shop.url + toWireRequest(getFinanceOverview, {}).url
      const lines = () => ask(`${prepared.url}/lines`)
      await take({ name: 'overview of 20,000 documents', work: () => ask(overview, token), reference: lines })
      for (const query of ownQueries) {
        const path = shop.url + toWireRequest(listFinanceItems, { query }).url
        const reference = () => ask(`${prepared.url}/${'keyword' in query ? 'page' : 'own'}`)
        await take({ name: `own documents ${JSON.stringify(query)}`, work: () => ask(path, token), reference })
      }
    })
  })

/** Of as many as a statement takes, 5,000, of now and of two years ago. */
const measureStatements = (withCopy: WithCopy, take: Take) =>
  withCopy(async ({ url, db }) => {
    const [buyer] = await findBuyers(db, 1)
    if (!buyer) throw new Error('The demo has no customer')
    const today = isoToday()
    const facts = await findFacts(db, 10)
    await addStatementItems(db, { customerId: buyer.customerId, today, documents, perDay: 50, facts })
    const token = await signInAs(db, buyer.accountId)
    await withServers({ url, db }, makeReferences(buyer.customerId), async ({ shop, prepared }) => {
      for (const [when, daysAgo] of [
        ['now', 1],
        ['two years ago', 731],
      ] as const) {
        const period = { from: dayBefore(today, daysAgo + 99), to: dayBefore(today, daysAgo) }
        const path = shop.url + toWireRequest(getStatement, { query: period }).url
        const reference = () => ask(`${prepared.url}/papers`)
        await take({ name: `statement of ${when}`, work: () => ask(path, token), reference, rounds: 10, warmUp: 2 })
      }
    })
  })

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

const month = (today: string) => ({ from: dayBefore(today, 48), until: dayBefore(today, 18) })

/** Of all customers, 20,000 of these documents. */
const measureCreditNotes = (withCopy: WithCopy, take: Take) =>
  withCopy(async ({ url, db }) => {
    const today = isoToday()
    const customers = await addCustomers(db, 50, 1)
    await addCreditNotes(db, { customers, today, documents, ...(await findInvoice(db)) })
    const token = await signInFinance(db, 1)
    const queries = {
      all: {},
      'page 100': { pageNum: 100 },
      'open by amount': { status: 'open', sort: 'highest' },
      'of a month': month(today),
      'by a number': { keyword: 'CMA2612345' },
      'of no number': { keyword: 'none of them' },
    } as const
    await withServers({ url, db }, makeReferences(customers[0] ?? 0), async ({ shop, prepared }) => {
      for (const [name, query] of Object.entries(queries)) {
        const path = shop.url + toWireRequest(listCreditNotes, { query }).url
        const reference = () => ask(`${prepared.url}/own`)
        await take({ name: `credit notes ${name}`, work: () => ask(path, token), reference })
      }
    })
  })

const openQueries = [{}, { keyword: 'IIS2612340' }, { keyword: 'none of them' }] as const

/** What is open, for finance of the site that issued one in ten, and of the customers' site. */
const measureOpenItems = (withCopy: WithCopy, take: Take) =>
  withCopy(async ({ url, db }) => {
    const customers = await addCustomers(db, 500, 5)
    const { orderId } = await findInvoice(db)
    await addIssuedInvoices(db, { customers, today: isoToday(), documents, orderId })
    const clerks = { issuer: await signInFinance(db, 1), site: await signInFinance(db, 5) }
    await withServers({ url, db }, makeReferences(customers[0] ?? 0), async ({ shop, prepared }) => {
      for (const query of openQueries) {
        const path = shop.url + toWireRequest(listOpenItems, { query }).url
        for (const [who, token] of Object.entries(clerks)) {
          const reference = () => ask(`${prepared.url}/open`)
          const name = `open items of the ${who} ${JSON.stringify(query)}`
          await take({ name, work: () => ask(path, token), reference, rounds: 20 })
        }
      }
    })
  })

/** An invoice of the demo, with so many lines as its first one. */
export async function findFacts(db: Db, lines: number): Promise<Invoice> {
  const { rows } = await sql<{ facts: Invoice }>`
    select facts from invoices where kind = 'invoice' and issuer_org_id = 1 order by item_id limit 1`.execute(db)
  const [first] = rows
  const line = first?.facts.lines[0]
  if (!first || !line) throw new Error('The demo has no invoice')
  return { ...first.facts, lines: Array.from({ length: lines }, (_, at) => ({ ...line, position: at + 1 })) }
}

async function findInvoice(db: Db) {
  const { rows } = await sql<{ orderId: number; invoiceId: number }>`
    select order_id as "orderId", item_id as "invoiceId" from invoices
     where kind = 'invoice' and issuer_org_id = 1 order by item_id limit 1`.execute(db)
  if (!rows[0]) throw new Error('The demo has no invoice')
  return rows[0]
}

/** Plain queries of about as many rows: those of a page, of a company, of its lines, of documents, of all that is open. */
const makeReferences = (customerId: number) => ({
  page: {
    text: 'select * from finance_items where customer_id = $1 order by issued_on desc, id desc limit 20',
    values: [[customerId]],
  },
  own: {
    text: `select currency, sum(amount), sum(cleared), count(*)
             from (select * from finance_items order by id desc limit 20000) f group by currency`,
    values: [[]],
  },
  lines: {
    text: 'select sku_id, sum(amount) from order_lines where order_id > 5000000 group by 1 limit 20',
    values: [[]],
  },
  papers: {
    text: "select facts ->> 'number' as number, facts -> 'payment' as payment from invoices order by item_id desc limit 5000",
    values: [[]],
  },
  open: { text: 'select * from finance_items where cleared < amount order by id desc limit 1000', values: [[]] },
})

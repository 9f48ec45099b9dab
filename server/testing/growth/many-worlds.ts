import {
  addCreditNotes,
  addIssuedInvoices,
  addOrderInvoices,
  addOwnDocuments,
  addStatementItems,
} from '../../../bench/kept/data/many-documents.ts'
import { addManyReturns } from '../../../bench/kept/data/many-returns.ts'
import { addManyWaiting } from '../../../bench/kept/data/waiting.ts'
import { filledDatabase } from '../database.ts'
import { makeInvoice } from '../order/invoices.ts'
import { paymentWorld } from '../order/payment-world.ts'
import { returnsOf } from '../return/returns.ts'
import { buildWorld, type World } from '../world.ts'

/** So many of each are enough for the plans of a hundred thousand, and more than a list of staff counts. */
export const many = 12_000

const today = '2026-11-18'

/** By these numbers a test finds the customers that it asks for. */
export const custnums = { returns: 'MANY-RETURNS', documents: 'MANY-DOCUMENTS', statement: 'MANY-ITEMS' } as const

/** A world with many returns, e-invoices, disputes and entries of the bank; it explains what it runs. */
export const buildWorldOfReturns = () => buildManyWorld('template_many_returns', fillReturns)

/** A world with many invoices and credit notes, of which each list has its own; it explains what it runs. */
export const buildWorldOfDocuments = () => buildManyWorld('template_many_documents', fillDocuments)

async function buildManyWorld(name: string, fill: (world: World) => Promise<void>): Promise<World> {
  const database = await filledDatabase(name, async (url) => {
    const world = await buildWorld({ database: { url, drop: async () => {} } })
    await fill(world)
    await world.close()
  })
  return await buildWorld({ database, explains: true })
}

/** An account of the customer with this number, signed in. */
export async function signedInAt(world: World, custnum: (typeof custnums)[keyof typeof custnums]) {
  const { id } = await world.db
    .selectFrom('customers')
    .select('id')
    .where('custnum', '=', custnum)
    .executeTakeFirstOrThrow()
  return await world.signedIn({ customerId: id })
}

async function fillReturns(world: World) {
  const buyers = await inTurn(5, () => world.signedIn())
  const { products, skus } = await someProducts(world)
  const [buyer] = buyers
  if (!buyer) throw new Error('nobody bought')
  const { orderId } = await returnsOf(world).delivered(buyer, products[0]?.number ?? '')
  await addManyReturns(world.db, { orderId, buyers, skus }, many)
  await addManyWaiting(world.db, { customerId: await world.customer(), accountId: buyer.accountId, today }, many)
  await call(world, buyer.customerId, custnums.returns)
}

async function fillDocuments(world: World) {
  const { orderId, id: invoiceId } = await (await paymentWorld(world)).invoice(await world.signedIn())
  const { skus } = await someProducts(world)
  const own = await inTurn(5, () => world.customer())
  const others = await inTurn(50, () => world.customer())
  const abroad = await inTurn(50, () => world.customer({ orgId: 5 }))
  const statement = await world.customer()
  const facts = makeInvoice()
  await addOwnDocuments(world.db, { customers: own, today, documents: many }, skus)
  await addCreditNotes(world.db, { customers: others, today, documents: many, orderId, invoiceId })
  await addIssuedInvoices(world.db, { customers: abroad, today, documents: many, orderId })
  await addOrderInvoices(world.db, { customers: others, today, documents: many })
  await addStatementItems(world.db, { customerId: statement, today, documents: many, perDay: 50, facts })
  await call(world, own[0] ?? 0, custnums.documents)
  await call(world, statement, custnums.statement)
}

const call = ({ db }: World, customerId: number, custnum: string) =>
  db.updateTable('customers').set({ custnum }).where('id', '=', customerId).execute()

async function someProducts(world: World) {
  const products = await inTurn(200, () => world.sku({ stock: { NL: 100 } }))
  return { products, skus: products.map(({ id }) => id) }
}

async function inTurn<T>(times: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let at = 0; at < times; at++) made.push(await make())
  return made
}

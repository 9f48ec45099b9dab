import { sql } from 'kysely'
import { apiPrefix } from '../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import { importBankFile, listBankEntries, settleEntry } from '../../../contract/payment/payment.ts'
import { type FileEntry, makeBankFile } from '../files/bank-file.ts'
import { formOf } from '../files/pictures.ts'
import type { World } from '../world.ts'
import { fulfilmentOf } from './fulfil.ts'

type Staff = Awaited<ReturnType<World['staff']>>
type Buyer = Awaited<ReturnType<World['signedIn']>>

/** Our account of the first site, and of the Italian one. */
export const ourAccount = 'NL91ABNA0417164300'
export const italianAccount = 'IT60X0542811101000000123456'

/** What a test of payments needs: a staff user of finance, one of another site, and what the bank says. */
export async function paymentWorld(world: World) {
  for (const [org_id, account] of [
    [1, ourAccount],
    [5, italianAccount],
  ] as const) {
    await world.db
      .insertInto('own_bank_accounts')
      .values({
        org_id,
        currency: 'EUR',
        payment_currency: 'EUR',
        holder: 'Aster',
        bank: 'Bank',
        account,
        bic: 'ABNANL2A',
      })
      .onConflict((row) => row.columns(['org_id', 'payment_currency']).doUpdateSet({ account }))
      .execute()
  }
  const clerk = await world.staff('finance', [1])
  const stranger = await world.staff('finance', [5])
  const { number } = await world.sku({ unitPrice: 10_000, stock: { NL: 10_000, IT: 10_000 } })
  const shop = fulfilmentOf(world)
  let statements = 0

  async function send(file: string | Buffer, who: Staff = clerk) {
    const { headers, payload } = formOf({ name: 'bank.xml', bytes: Buffer.from(file) })
    const response = await world.app.inject({
      method: 'POST',
      url: `${apiPrefix}${importBankFile.path}`,
      headers: { ...headers, authorization: `Bearer ${who.token}` },
      payload,
    })
    return response.json()
  }

  /** The ids of new entries in the order of the file. */
  async function enter(entries: readonly FileEntry[]) {
    statements++
    const id = `STM-${statements}`
    const numbered = entries.map((entry, at) => ({ reference: `R${statements}-${at}`, ...entry }))
    const { data } = await send(makeBankFile([{ id, account: ourAccount, isBare: true, entries: numbered }]))
    if (data.added !== entries.length) throw new Error(`not all entries are new: ${JSON.stringify(data)}`)
    const { rows } = await sql<{ id: number }>`
      select e.id from bank_entries e join bank_statements s on s.id = e.statement_id where s.reference = ${id} order by e.id`.execute(
      world.db,
    )
    return rows.map((row) => row.id)
  }

  async function place(buyer: Buyer, qty = 1, shipFrom?: string) {
    const body = { lines: [{ number, qty }], ...(shipFrom && { shipFrom }) }
    const { revision } = (await buyer.call(previewOrder, { body })).data
    const placed = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
    return { orderId: placed.orderId ?? 0, orderno: placed.orderno }
  }

  const itemsOf = (customerId: number) =>
    world.db
      .selectFrom('finance_items')
      .select(['id', 'kind', 'side', 'number', 'amount', sql<number>`open`.as('open')])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute()

  return {
    clerk,
    stranger,
    shop,
    send,
    enter,
    place,
    itemsOf,

    /** An invoice of the customer, of so many pieces at 100.00 each and VAT, from the warehouse of their site or another. */
    async invoice(buyer: Buyer, qty = 1, shipFrom?: string) {
      const { orderId } = await place(buyer, qty, shipFrom)
      await shop.release(orderId)
      await shop.ship(orderId)
      const invoice = (await itemsOf(buyer.customerId)).findLast(({ kind }) => kind === 'invoice')
      if (!invoice) throw new Error('no invoice was issued')
      return { ...invoice, orderId }
    },

    settle: (
      entryId: number,
      customerId: number,
      items: { itemId?: number; orderId?: number; amount: number }[],
      who = clerk,
    ) => who.call(settleEntry, { params: { id: entryId }, body: { customerId, items } }),

    entries: async (query: { status: 'open' | 'settled' | 'ignored'; keyword?: string }, who = clerk) =>
      (await who.call(listBankEntries, { query: { ...query, pageSize: 60 } })).data,
  }
}

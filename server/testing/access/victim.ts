import { sql } from 'kysely'
import { addToBasket } from '../../../contract/basket/basket.ts'
import { addFavourites, listFavourites } from '../../../contract/basket/favourites.ts'
import { addQuickOrder, submitQuickOrder } from '../../../contract/basket/quick-order.ts'
import { getPriceRules, setAccountPrice, setPriceRule } from '../../../contract/catalogue/account-price.ts'
import { recordSearch } from '../../../contract/catalogue/search-history.ts'
import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import { saveReturn } from '../../../contract/return/return.ts'
import { addCoupon } from '../order/coupon.ts'
import { fulfilmentOf } from '../order/fulfil.ts'
import type { World } from '../world.ts'

/** A customer of the same site with something of everything, whose name is everywhere in it. */
export async function buildVictim(world: World) {
  const main = await world.signedIn()
  const { customerId, accountId } = main
  await world.db
    .updateTable('customers')
    .set({ company: 'Marker7319 B.V.', custnum: 'MARKER7319' })
    .where('id', '=', customerId)
    .execute()
  await world.db
    .updateTable('accounts')
    .set({ name: 'Vera Marker7319', user_name: 'marker7319', email: 'marker7319@example.com' })
    .where('id', '=', accountId)
    .execute()
  await world.db.updateTable('addresses').set({ company: 'Marker7319' }).where('customer_id', '=', customerId).execute()
  const { number } = await world.sku()
  const lines = [{ number, qty: 1, custNumber: 'marker7319' }]
  const { revision } = (await main.call(previewOrder, { body: { lines, poNumber: 'MARKER7319' } })).data
  const placed = (await main.call(placeOrder, { body: { lines, poNumber: 'MARKER7319', revision } })).data
  const { release, ship } = fulfilmentOf(world)
  await release(placed.orderId ?? 0)
  const shipmentId = await ship(placed.orderId ?? 0)
  const { id: parcelId } = await world.db
    .selectFrom('parcels')
    .select('id')
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  const { number: invoiceNumber } = await world.db
    .selectFrom('finance_items')
    .select('number')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  await main.call(addToBasket, { body: { number, qty: 1, custNumber: 'marker7319' } })
  await main.call(addFavourites, { body: [{ number, custNumber: 'marker7319' }] })
  const price = await main.call(setAccountPrice, { body: { number, accountId: null, price: 73.19 } })
  await main.call(setPriceRule, { body: { accountId: null, classId: null, brandId: null, markup: 20 } })
  const requester = await world.signedIn({ customerId, role: 'requester' })
  const content = { name: 'marker7319', lines: [{ number, qty: 1, custNumber: 'marker7319' }] }
  const list = (await requester.call(addQuickOrder, { body: content })).data
  await requester.call(submitQuickOrder, { params: { id: list.quickOrderId } })
  const { couponId } = await addCoupon(world.db, { code: 'MARKER7319', audience: 'holders' })
  const customerCoupon = { customer_id: customerId, coupon_id: couponId, held_since: world.now() }
  await world.db.insertInto('customer_coupons').values(customerCoupon).execute()
  await main.call(recordSearch, { body: { keyword: 'marker7319' } })

  const attachment = {
    kind: 'packingList',
    file: '7'.repeat(32),
    name: 'marker7319.pdf',
    media_type: 'application/pdf',
    bytes: 1,
  }
  const { id: fileId } = await world.db
    .insertInto('order_files')
    .values({ ...attachment, customer_id: customerId, account_id: accountId, uploaded_at: world.now() })
    .returning('id')
    .executeTakeFirstOrThrow()

  const only = async (table: 'addresses' | 'basket_lines' | 'search_history' | 'sessions') => {
    const owner = table === 'addresses' ? sql`customer_id = ${customerId}` : sql`account_id = ${accountId}`
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where ${owner} limit 1`.execute(
      world.db,
    )
    return String(rows[0]?.id)
  }
  return {
    customerId,
    accountId,
    orderno: placed.orderno,
    orderId: String(placed.orderId ?? 0),
    shipmentId: String(shipmentId),
    parcelId: String(parcelId),
    invoiceNumber,
    custnum: 'MARKER7319',
    fileId,
    ...(await addReturn(world, main, placed.orderno)),
    ...(await addNotes(world, customerId, placed.orderId ?? 0)),
    favouriteId: String((await main.call(listFavourites, { query: {} })).data.rows[0]?.favoriteId),
    accountPriceId: price.data.accountPriceId,
    ruleId: (await main.call(getPriceRules, {})).data.rules[0]?.ruleId ?? 0,
    quickOrderId: String(list.quickOrderId),
    addressId: await only('addresses'),
    basketLineId: await only('basket_lines'),
    searchId: await only('search_history'),
    sessionId: await only('sessions'),
  }
}

/** A return that they fill in, with a picture. */
async function addReturn(world: World, main: Awaited<ReturnType<World['signedIn']>>, orderno: string) {
  const picture = { file: '8'.repeat(32), name: 'marker7319.png', media_type: 'image/png', bytes: 1 }
  const { id: returnFileId } = await world.db
    .insertInto('return_files')
    .values({ ...picture, customer_id: main.customerId, account_id: main.accountId, uploaded_at: world.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = [{ orderno, position: 1, qty: 1, batchNumber: 'marker7319' }]
  const body = { type: 'quality', deliveryMode: 'ownReturn', note: 'marker7319', lines } as const
  return { returnFileId, returnId: (await main.call(saveReturn, { body: { ...body, lines } })).data.returnId }
}

/** What staff note of them and of their order. */
async function addNotes({ db, now, staff }: World, customerId: number, orderId: number) {
  const { accountId } = await staff('manager', [1])
  const ids = []
  for (const thing of [{ customer_id: customerId }, { order_id: orderId }]) {
    const written = { ...thing, account_id: accountId }
    const note = { ...written, text: 'marker7319', written_at: now() }
    const tag = { ...written, tag: 'marker7319', added_at: now() }
    ids.push({
      note: (await db.insertInto('internal_notes').values(note).returning('id').executeTakeFirstOrThrow()).id,
      tag: (await db.insertInto('tags').values(tag).returning('id').executeTakeFirstOrThrow()).id,
    })
  }
  const [ofCustomer, ofOrder] = ids
  return {
    ...{ customerNoteId: ofCustomer?.note ?? 0, customerTagId: ofCustomer?.tag ?? 0 },
    ...{ orderNoteId: ofOrder?.note ?? 0, orderTagId: ofOrder?.tag ?? 0 },
  }
}

type Owner = { customerId: number; accountId: number }

/** Every row that belongs to a customer or to an account of theirs. What others try is noted; that is no change of theirs. */
export async function everythingOf({ db }: Pick<World, 'db'>, { customerId, accountId }: Owner) {
  const { rows: owned } = await sql<{ name: string; owner: string }>`
    select table_name as name, column_name as owner from information_schema.columns
     where table_schema = 'public' and column_name in ('customer_id', 'account_id') and table_name <> 'audit_events'
     order by 1, 2
  `.execute(db)
  const all: unknown[] = []
  for (const { name, owner } of owned) {
    const id = owner === 'customer_id' ? customerId : accountId
    const { rows } = await sql`
      select to_jsonb(t) as row from ${sql.table(name)} t where ${sql.ref(owner)} = ${id} order by to_jsonb(t)::text
    `.execute(db)
    all.push([name, owner, rows])
  }
  const { rows: self } = await sql`
    select to_jsonb(c) as customer, to_jsonb(a) as account from customers c join accounts a on a.customer_id = c.id
     where c.id = ${customerId} order by a.id
  `.execute(db)
  return JSON.stringify([all, self], null, 1)
}

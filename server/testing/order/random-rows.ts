import { randomBytes } from 'node:crypto'
import type { World } from '../world.ts'
import { type RandomCustomer, randomCustomer } from './random-customers.ts'
import { type Dice, randomCoupon, randomFees, randomProducts, randomPromotion, randomRates } from './random-shop.ts'
import type { Customer, Product, Shop, Site } from './second-sum-facts.ts'

export type Buyer = Customer & Awaited<ReturnType<typeof addCustomer>>

const customersOfSite = 8

/** Fills an empty shop with products, prices, promotions, coupons, carriers and customers of every site, by throws of dice. */
export async function fillRandomShop(world: World, dice: Dice) {
  const { db } = world
  const sites = await sitesOf(world)
  const partners = [...new Set(sites.map(({ currency }) => currency))].map((currency) => ({
    name: `P-${currency}`,
    currency,
  }))
  await db.insertInto('price_lists').values(partners).execute()
  const lists = await db.selectFrom('price_lists').select(['id', 'currency']).orderBy('id').execute()
  const countries = await db
    .selectFrom('countries')
    .select(['iso2', 'eu_member as euMember', 'vat_rate_bp as vatRateBp'])
    .orderBy('iso2')
    .execute()
  const warehouses = await db.selectFrom('warehouses').select(['code', 'country', 'region']).orderBy('code').execute()
  const classes = (await db.selectFrom('classes').select('id').orderBy('id').execute()).map(({ id }) => id)
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name: `Brand ${name}` }))
  const brands = (await db.insertInto('brands').values(names).returning('id').execute()).map(({ id }) => id)

  const products = await addProducts(world, randomProducts(dice, { classes, brands, lists, warehouses }))
  const promotions: Shop['promotions'][number][] = []
  const coupons: Shop['coupons'][number][] = []
  for (const site of sites) {
    const existingIds = { site, lists, products }
    for (let at = 0; at < 10; at++) promotions.push(await addPromotion(world, site, randomPromotion(dice, existingIds)))
    for (let at = 0; at < 14; at++) coupons.push(await addCoupon(world, site, randomCoupon(dice, existingIds, at)))
  }
  const rates = await setRates(world, randomRates(dice, { countries, warehouses }, sites))
  const fees = await setFees(world, randomFees(dice, sites), sites)
  const shop: Shop = { countries, warehouses, products, promotions, coupons, rates, fees }

  const buyers: Buyer[] = []
  for (const site of sites) {
    const own = coupons.filter(({ orgId, holdersOnly }) => orgId === site.orgId && holdersOnly)
    for (let at = 0; at < customersOfSite; at++) {
      const customer = randomCustomer(dice, { site, home: site.home, lists, products, countries })
      const holds = new Set(own.filter(() => dice.happens(70)).map(({ id }) => id))
      buyers.push({ ...customer, holds, ...(await addCustomer(world, customer, holds)) })
    }
  }
  return { shop, sites, buyers }
}

const sitesOf = async ({ db, now }: World) => {
  const orgs = await db
    .selectFrom('orgs')
    .select(['id as orgId', 'region', 'currency', 'warehouse', 'iso2 as home', 'time_zone as timeZone'])
    .orderBy('id')
    .execute()
  // Sweden writes ISO dates.
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now())
  return orgs.map(({ timeZone, ...org }) => ({ ...org, today: dayIn(timeZone) }))
}

async function addProducts({ db }: World, products: Omit<Product, 'id'>[]): Promise<Product[]> {
  const rows = products.map(({ number, classId, brandId }) => ({
    number,
    class_id: classId,
    brand_id: brandId,
    oem_code: `TN${number.slice(3)}`,
    name: `Product ${number}`,
  }))
  const added = await db.insertInto('skus').values(rows).returning(['id', 'number']).execute()
  const ids = new Map(added.map(({ id, number }) => [number, id]))
  const all = products.map((product) => ({ ...product, id: ids.get(product.number) ?? 0 }))
  const stock = all.flatMap(({ id, stockedIn }) =>
    [...stockedIn].map((warehouse) => ({ sku_id: id, warehouse, on_hand: 100_000_000 })),
  )
  const prices = all.flatMap(({ id, listPrices }) =>
    [...listPrices].map(([list, cents]) => ({ price_list_id: list, sku_id: id, unit_price: cents })),
  )
  await db.insertInto('stock').values(stock).execute()
  await db.insertInto('list_prices').values(prices).execute()
  return all
}

async function addPromotion({ db }: World, { currency }: Site, given: Omit<Shop['promotions'][number], 'id'>) {
  const { prices, products } = given
  const { id } = await db
    .insertInto('promotions')
    .values({
      org_id: given.orgId,
      currency,
      title: JSON.stringify({ en: given.title }),
      of_products: products !== null,
      kind: given.kind,
      value: given.value,
      buy: given.buy,
      free: given.free,
      price_list_id: given.priceListId,
      class_id: given.classId,
      brand_id: given.brandId,
      starts_on: given.from,
      ends_on: given.to,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const priced = [...prices].map(([sku_id, discount_price]) => ({ promotion_id: id, sku_id, discount_price }))
  if (priced.length > 0) await db.insertInto('promotion_prices').values(priced).execute()
  const promotionProducts = [...(products ?? [])].map((sku_id) => ({ promotion_id: id, sku_id }))
  if (promotionProducts.length > 0) await db.insertInto('promotion_skus').values(promotionProducts).execute()
  return { ...given, id }
}

async function addCoupon({ db }: World, { currency }: Site, given: Omit<Shop['coupons'][number], 'id'>) {
  const { id } = await db
    .insertInto('coupons')
    .values({
      org_id: given.orgId,
      currency,
      code: given.code,
      title: JSON.stringify({ en: given.code }),
      kind: given.kind,
      value: given.value,
      start_amount: given.startAmount,
      brand_id: given.brandId,
      starts_on: given.from,
      ends_on: given.to,
      active: given.active,
      use_limit: given.useLimit,
      customer_limit: given.customerLimit,
      audience: given.holdersOnly ? 'holders' : 'anybody',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...given, id }
}

async function setRates({ db }: World, rates: Shop['rates']) {
  await db.deleteFrom('shipping_rates').execute()
  const rows = rates.map(({ freeFrom, ...rate }) => ({ ...rate, free_from: freeFrom, days_min: 1, days_max: 2 }))
  await db.insertInto('shipping_rates').values(rows).execute()
  return rates
}

async function setFees({ db }: World, fees: Shop['fees'], sites: readonly Site[]) {
  await db.deleteFrom('handling_fees').execute()
  const currencyOf = new Map(sites.map(({ orgId, currency }) => [orgId, currency]))
  const rows = fees.map(({ orgId, orderType, fee }) => ({
    org_id: orgId,
    order_type: orderType,
    fee,
    currency: currencyOf.get(orgId) ?? '',
  }))
  await db.insertInto('handling_fees').values(rows).execute()
  return fees
}

/** The customer as a buyer, signed in, and the addresses of their book. */
async function addCustomer(world: World, given: RandomCustomer, holds: ReadonlySet<number>) {
  const { db } = world
  const creditLimit = given.termsNetDays === 0 ? 0 : 90_000_000_000_00
  const customerId = await world.customer({ orgId: given.site.orgId, termsNetDays: given.termsNetDays, creditLimit })
  await db
    .updateTable('customers')
    .set({ vat_number: given.vatNumber, vat_confirmed: given.confirmed, price_list_id: given.priceListId })
    .where('id', '=', customerId)
    .execute()
  const prices = [...given.prices].map(([sku_id, unit_price]) => ({ customer_id: customerId, sku_id, unit_price }))
  await db.insertInto('customer_prices').values(prices).execute()
  const customerCoupons = [...holds].map((coupon_id) => ({
    customer_id: customerId,
    coupon_id,
    held_since: world.now(),
  }))
  if (customerCoupons.length > 0) await db.insertInto('customer_coupons').values(customerCoupons).execute()
  const lines = { kind: 'regular', company: 'Test Company', address1: 'Teststraat 1', city: 'Utrecht' }
  const places = await db
    .insertInto('addresses')
    .values(given.places.map((place) => ({ customer_id: customerId, ...lines, ...place })))
    .returning(['id as addressId', 'country', 'postcode'])
    .execute()
  return { ...(await world.signedIn({ customerId })), places }
}

/** The packing list that an order of type CPDROP needs; its content is not read here. Its id. */
export async function addPackingList(
  { db, now }: World,
  { customerId, accountId }: Pick<Buyer, 'customerId' | 'accountId'>,
) {
  const attachment = { kind: 'packingList', name: 'list.pdf', media_type: 'application/pdf', bytes: 100 }
  const { id } = await db
    .insertInto('order_files')
    .values({
      customer_id: customerId,
      account_id: accountId,
      ...attachment,
      file: randomBytes(16).toString('hex'),
      uploaded_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

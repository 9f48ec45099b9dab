import { randomUUID } from 'node:crypto'
import { type Role, staffRoles } from '../../rules/identity/permissions.ts'
import type { Db } from '../db/database.ts'
import { hashPassword } from '../modules/identity/credential/password-hash.ts'

export const password = 'Correct2horse'
let passwordHash: Promise<string> | undefined

/** Made up, with the check digits of their countries. */
const vatNumbers: Record<string, string> = {
  NL: 'NL000099998B57',
  IT: 'IT00000010215',
  DE: 'DE111111125',
  GB: 'GB999999973',
  FR: 'FR83404833048',
  PL: 'PL1234563218',
}

const isStaffRole = (role: Role) => role !== 'admin' && staffRoles.some((one) => one === role)

type SkuGiven = {
  number?: string
  oemCode?: string
  names?: Record<string, string>
  name?: string
  classId?: number
  status?: 'active' | 'disabled' | 'announced'
  /** Cents in each site's price list; null for none. */
  unitPrice?: number | null
  /** Pieces by warehouse. */
  stock?: Record<string, number>
}

/** Rows for tests; whatever a test does not name is filled in. Needs the reference data. */
export const buildersOf = (db: Db) => ({
  sku: (given: SkuGiven = {}) => addSku(db, given),

  async customer({ orgId = 1, termsNetDays = 30, creditLimit = 100_000_00 } = {}) {
    const org = await db.selectFrom('orgs').selectAll().where('id', '=', orgId).executeTakeFirstOrThrow()
    const list = await db
      .selectFrom('price_lists')
      .select('id')
      .where('currency', '=', org.currency)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('customers')
      .values({
        custnum: randomUUID().slice(0, 12),
        org_id: orgId,
        company: 'Test Company',
        vat_number: vatNumbers[org.iso2] ?? null,
        country: org.iso2,
        currency: org.currency,
        price_list_id: list.id,
        terms_net_days: termsNetDays,
        credit_limit: creditLimit,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await this.address({ customerId: id, country: org.iso2 })
    return id
  },

  async address({
    customerId,
    country = 'NL',
    kind = 'regular',
  }: {
    customerId: number
    country?: string
    kind?: string
  }) {
    const { id } = await db
      .insertInto('addresses')
      .values({
        customer_id: customerId,
        kind,
        company: 'Test Company',
        address1: 'Teststraat 1',
        city: 'Utrecht',
        postcode: '3511 AA',
        country,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  async account({ customerId, role = 'main' }: { customerId: number | null; role?: Role }) {
    passwordHash ??= hashPassword(password)
    const userName = `user-${randomUUID().slice(0, 8)}`
    const { id } = await db
      .insertInto('accounts')
      .values({
        customer_id: customerId,
        user_name: userName,
        email: `${userName}@example.com`,
        name: 'Test Person',
        role: isStaffRole(role) ? 'staff' : role,
        staff_roles: isStaffRole(role) ? [role] : [],
        confirmed: true,
        email_proved_at: new Date(),
        password_hash: await passwordHash,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { accountId: id, userName }
  },
})

async function addSku(db: Db, { stock = { NL: 100 }, unitPrice = 1999, ...given }: SkuGiven) {
  const number = given.number ?? `AS-T${randomUUID().slice(0, 8).toUpperCase()}`
  const brand = await db
    .insertInto('brands')
    .values({ name: 'Testbrand' })
    .onConflict((row) => row.column('name').doUpdateSet({ name: 'Testbrand' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('skus')
    .values({
      number,
      class_id: given.classId ?? 102,
      brand_id: brand.id,
      oem_code: given.oemCode ?? `TN-${number.slice(4)}`,
      name: given.name ?? 'Toner black',
      names: given.names ? JSON.stringify(given.names) : null,
      status: given.status ?? 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const warehouses = Object.entries(stock)
  if (warehouses.length > 0) {
    await db
      .insertInto('stock')
      .values(warehouses.map(([warehouse, on_hand]) => ({ sku_id: id, warehouse, on_hand })))
      .execute()
  }
  if (unitPrice !== null) await priceEverywhere(db, id, unitPrice)
  return { id, number }
}

async function priceEverywhere(db: Db, skuId: number, unitPrice: number) {
  const lists = await db.selectFrom('price_lists').select('id').execute()
  await db
    .insertInto('list_prices')
    .values(lists.map((list) => ({ price_list_id: list.id, sku_id: skuId, unit_price: unitPrice })))
    .execute()
}

/** What a site sells in. */
export async function currencyOf(db: Db, orgId: number) {
  const org = db.selectFrom('orgs').select('currency').where('id', '=', orgId)
  return (await org.executeTakeFirstOrThrow()).currency
}

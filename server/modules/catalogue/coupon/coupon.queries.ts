import { sql } from 'kysely'
import type { CouponKind, CouponRefusal, CouponTab } from '../../../../rules/catalogue/price/coupon.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

export type CouponRow = {
  couponId: number
  code: string
  title: string
  kind: CouponKind
  value: number
  startAmount: number
  currency: string
  brandId: number | null
  brand: string | null
  startsOn: string
  endsOn: string
  startsAt: Date
  endsAt: Date
  active: boolean
  useLimit: number | null
  used: number
  customerLimit: number
  usedByCustomer: number
  /** Whether it is in the wallet of the customer. */
  held: boolean
}

/** Coupons are for European sites (specification section 6); a day begins and ends by the clock of its site. */
const couponsQuery = ({ orgId, customerId, currency }: CustomerCaller, language: string) => sql`
  select c.id as "couponId", c.code, coalesce(nullif(c.title ->> ${language}, ''), c.title ->> 'en') as title,
         c.kind, c.value, c.start_amount as "startAmount", c.currency, c.brand_id as "brandId", b.name as brand,
         c.starts_on as "startsOn", c.ends_on as "endsOn",
         c.starts_on::timestamp at time zone o.time_zone as "startsAt",
         (c.ends_on + 1)::timestamp at time zone o.time_zone as "endsAt",
         c.active, c.use_limit as "useLimit", c.used, c.customer_limit as "customerLimit",
         coalesce(h.used, 0) as "usedByCustomer", h.customer_id is not null as held, h.held_since as "heldSince"
    from coupons c
    join orgs o on o.id = c.org_id and o.region = 'EU'
    left join brands b on b.id = c.brand_id
    left join customer_coupons h on h.coupon_id = c.id and h.customer_id = ${customerId}
   where c.org_id = ${orgId} and c.currency = ${currency} and (c.audience = 'anybody' or h.customer_id is not null)`

/** The coupon of the caller's site with this code, where they hold it or anybody may; undefined otherwise. */
export async function couponByCode(db: Db | Tx, caller: CustomerCaller, code: string, language = caller.language) {
  const { rows } = await sql<CouponRow>`${couponsQuery(caller, language)} and c.code = ${code}`.execute(db)
  return rows[0]
}

type WalletQuery = { tab: CouponTab; now: Date; language: Language; limit: number; offset: number }

/** A page of the customer's wallet and how many there are; what can be used first, then what ends first. */
export async function couponPage(db: Db, caller: CustomerCaller, { tab, now, language, ...page }: WalletQuery) {
  // As `couponState` of the rules says it.
  const couponsWithState = sql`
    select w.*, case when w."usedByCustomer" >= w."customerLimit" then 'used'
                     when not w.active or w.used >= w."useLimit" or w."endsAt" <= ${now} then 'failed'
                     else 'unused' end as state
      from (${couponsQuery(caller, language)}) w
     where w.held`
  return rowsAndTotal(page, async ({ limit, offset }) => {
    const { rows } = await sql<CouponRow & { total: number }>`
      select f.*, count(*) over ()::integer as total
        from (${couponsWithState}) f
       where ${tab} in ('all', f.state)
       order by f.state <> 'unused', case when f.state = 'unused' then f."endsAt" end, f."endsAt" desc, f."couponId"
       limit ${limit} offset ${offset}
    `.execute(db)
    return rows
  })
}

/** Puts a coupon into the wallet; one that is there already stays. */
export const holdCoupon = (tx: Tx, { customerId }: Pick<CustomerCaller, 'customerId'>, couponId: number, now: Date) =>
  tx
    .insertInto('customer_coupons')
    .values({ customer_id: customerId, coupon_id: couponId, held_since: now })
    .onConflict((row) => row.doNothing())
    .execute()

/** The brands of SKUs, of those that have one. */
export async function findBrands(db: Db | Tx, skuIds: readonly number[]) {
  const { rows } = await sql<{ id: number; brandId: number }>`
    select id, brand_id as "brandId" from skus where id = any(${skuIds}::integer[]) and brand_id is not null
  `.execute(db)
  return new Map(rows.map(({ id, brandId }) => [id, brandId]))
}

/**
 * Uses a coupon once, within its limits in total and for the customer, or says which one is reached. Each condition is
 * asked again of the locked row; orders with the same coupon take turns until the end of the transaction.
 */
export async function redeemCoupon(
  tx: Tx,
  caller: Pick<CustomerCaller, 'customerId'>,
  couponId: number,
  now: Date,
): Promise<CouponRefusal | null> {
  await holdCoupon(tx, caller, couponId, now)
  const inAll = await sql`
    update coupons set used = used + 1 where id = ${couponId} and (use_limit is null or used < use_limit)
  `.execute(tx)
  if (inAll.numAffectedRows !== 1n) return 'coupon.used_up'
  const own = await sql`
    update customer_coupons h
       set used = h.used + 1
      from coupons c
     where c.id = h.coupon_id and h.coupon_id = ${couponId} and h.customer_id = ${caller.customerId}
       and h.used < c.customer_limit
  `.execute(tx)
  return own.numAffectedRows === 1n ? null : 'coupon.over'
}

/**
 * Gives the coupon of a cancelled order back to its customer, unless another order that was placed together with it still uses it. One
 * that has ended by now comes back all the same: it no longer counts.
 */
export async function returnCoupon(tx: Tx, orderId: number) {
  await sql`
    with freed as (
      select o.coupon_id, o.customer_id from orders o
       where o.id = ${orderId} and o.coupon_id is not null and not exists (
         select from orders p
          where (p.id = coalesce(o.split_from, o.id) or p.split_from = coalesce(o.split_from, o.id))
            and p.id <> o.id and p.coupon_id = o.coupon_id and p.status <> 'cancelled')
    ), own as (
      update customer_coupons h set used = h.used - 1 from freed f
       where h.coupon_id = f.coupon_id and h.customer_id = f.customer_id and h.used > 0
    )
    update coupons c set used = c.used - 1 from freed f where c.id = f.coupon_id and c.used > 0
  `.execute(tx)
}

/** Gives a new customer what their site welcomes with; its code, or undefined where there is none now. */
export async function giveWelcome(tx: Tx, { customerId, orgId }: { customerId: number; orgId: number }, now: Date) {
  const { rows } = await sql<{ code: string }>`
    with welcome as (
      select c.id, c.code
        from coupons c
        join orgs o on o.id = c.org_id and o.region = 'EU'
       where c.org_id = ${orgId} and c.audience = 'newcomers' and c.active
         and c.starts_on::timestamp at time zone o.time_zone <= ${now}
         and (c.ends_on + 1)::timestamp at time zone o.time_zone > ${now}
         and (c.use_limit is null or c.used < c.use_limit)
    ), given as (
      insert into customer_coupons (customer_id, coupon_id, held_since)
      select ${customerId}, id, ${now} from welcome
      on conflict do nothing
    )
    select code from welcome
  `.execute(tx)
  return rows[0]?.code
}

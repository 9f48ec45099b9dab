import type { findDelivery } from '../../../../contract/customer/delivery.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'
import { seesPurchasePrice } from '../../../../rules/identity/permissions.ts'
import { whatOrdersWaitFor } from '../../../../rules/order/order.ts'
import type { PlannedWay } from '../../../../rules/sourcing/way.ts'
import { chooseVat } from '../../../../rules/vat/rate.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, type CustomerCaller, isCustomer } from '../../../http/caller.ts'
import { destinationClosedDays, workingCalendar } from '../../catalogue/availability/closed-days.ts'
import { findExcluding } from '../../catalogue/availability/excluded-area.queries.ts'
import { findSiteRoute, findWays, type Route, type Way } from '../../catalogue/availability/ways.queries.ts'
import { spentThisMonth } from '../credit/spending.queries.ts'
import { findRouteAndAccount } from './delivery.queries.ts'

/** From where goods come to the caller, and what an order of theirs waits for. */
export async function deliveryFor(
  db: Db,
  caller: Caller | null,
  orgId: number,
  now: Date,
): Promise<Reply<typeof findDelivery>> {
  if (!caller || !isCustomer(caller)) {
    const site = await findSiteRoute(db, orgId)
    const route = { ...site, postcode: '' }
    const ways = planWays(await sendingWays(db, route), route, { home: site.home, now })
    return toReply(route, { sourcing: site.sourcing, waitsFor: null, ways, seesPrices: false }, now)
  }
  const { route, ...delivery } = await customerDelivery(db, caller, now)
  return toReply(route, { ...delivery, seesPrices: seesPurchasePrice(caller.role) }, now)
}

/** From where goods come to the default address of a customer, and what their orders wait for. Prices in cents. */
export async function customerDelivery(db: Db, caller: CustomerCaller, now: Date) {
  const [{ route, vatId, handlingFee, ...found }, { sourcing }] = await Promise.all([
    findRouteAndAccount(db, caller, now),
    findSiteRoute(db, caller.orgId),
  ])
  const spent = found.account.monthLimit === null ? 0 : await spentThisMonth(db, caller, now)
  const account = { ...found.account, spentThisMonth: spent }
  const all = await sendingWays(db, route)
  const shipTo = toDestination(route)
  const vatRates = all.map(
    (way) => [way.warehouse, chooseVat({ shipFrom: way, shipTo, vatId, isDropShipped: false }).rateBp] as const,
  )
  const ways = planWays(all, route, { home: caller.warehouse, now })
  const waitsFor = whatOrdersWaitFor(account)
  return { route, ways, sourcing, account, handlingFee, vatRates: new Map(vatRates), waitsFor }
}

type Address = Route & { postcode: string }

async function sendingWays(db: Db, address: Address) {
  const [all, excluding] = await Promise.all([findWays(db, address), findExcluding(db, toDestination(address))])
  return all.filter(({ warehouse }) => !excluding.has(warehouse))
}

function planWays(ways: readonly Way[], address: Address, { home, now }: { home: string; now: Date }): PlannedWay[] {
  const closedThere = closedAt(address, now)
  return ways
    .toSorted((one, other) => one.price - other.price)
    .map((way) => ({ ...toPlannedWay(way, home, now), closedThere }))
}

const toDestination = ({ to, postcode }: Address) => ({ country: to, postcode })

const closedAt = (address: Address, now: Date) => destinationClosedDays(toDestination(address), now)

const toPlannedWay = (way: Way, home: string, now: Date) => ({
  warehouse: way.warehouse,
  own: way.warehouse === home,
  workingDays: way.workingDays,
  price: way.price,
  freeFrom: way.freeFrom,
  ...workingCalendar(way, now),
})

type Told = Pick<Reply<typeof findDelivery>, 'sourcing' | 'waitsFor'> & {
  ways: readonly PlannedWay[]
  seesPrices: boolean
}

const toReply = (address: Address, { sourcing, waitsFor, ways, seesPrices }: Told, now: Date) => ({
  at: now.toISOString(),
  country: address.to,
  closedThere: closedAt(address, now),
  sourcing,
  waitsFor,
  ways: ways.map(({ closedThere: _once, ...way }) => ({
    ...way,
    price: seesPrices && way.price !== null ? toAmount(way.price) : null,
    freeFrom: seesPrices ? amountOrNull(way.freeFrom) : null,
  })),
})

import { getToday, reportDailySales } from '../../../../contract/office/today.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { holds, type StaffPermission } from '../../../../rules/identity/permissions.ts'
import { listLacks } from '../../../../rules/site/readiness.ts'
import type { Db } from '../../../db/database.ts'
import type { Mount } from '../../../http/mount.ts'
import { productsToPutOnSale } from '../../fulfilment/warehouse/stock.staff.ts'
import { findMissingRates } from '../../invoice/exchange-rate/missing-rates.ts'
import { allSites } from '../../site/settings/site-settings.staff.ts'
import { findDailySales } from './daily-sales.staff.ts'
import { findMailsToday } from './mails-today.staff.ts'
import { findOrdersToday } from './orders-today.staff.ts'
import { findPaymentsToday } from './payments-today.staff.ts'
import { findRegistrationsToday } from './registrations-today.staff.ts'
import { findReturnsToday } from './returns-today.staff.ts'
import { findWarehouseToday } from './warehouse-today.staff.ts'

/** What waits for who opens the console: each part for those who may see it where it is worked on. */
export const todayRoutes = (mount: Mount, hasMailServer: boolean) => {
  mount(getToday, async ({ caller, db, now }) => {
    const ifAllowed = <Part>(permission: StaffPermission, part: () => Promise<Part>) =>
      holds(caller.permissions, permission) ? part() : null
    const [registrations, orders, returns, warehouse, toPutOnSale, money, mails, sites, missingRates] =
      await Promise.all([
        ifAllowed('staff:customerdesk', () => findRegistrationsToday(db, caller)),
        ifAllowed('staff:orders', () => findOrdersToday(db, caller, now)),
        ifAllowed('staff:orders', () => findReturnsToday(db, caller, now)),
        ifAllowed('staff:warehouse', () => findWarehouseToday(db, caller, now)),
        ifAllowed('staff:warehouse', () => productsToPutOnSale(db, caller)),
        ifAllowed('staff:finance', () => findPaymentsToday(db, caller, now)),
        ifAllowed('staff:mail', () => findMailsToday(db)),
        ifAllowed('staff:sites', () => sitesToFinish(db)),
        ifAllowed('staff:sites', () => findMissingRates(db, now)),
      ])
    return {
      oldest: [registrations, orders, returns, warehouse, money, mails].flatMap((part) => part?.oldest ?? []),
      registrations: registrations?.counts ?? null,
      orders: orders && ordersOnWire(orders.counts),
      returns: returns?.counts ?? null,
      warehouse: warehouse?.counts ?? null,
      toPutOnSale,
      money: money?.counts ?? null,
      mails: mails && { ...mails.counts, hasServer: hasMailServer },
      sites,
      missingRates,
    }
  })

  mount(reportDailySales, async ({ caller, db, now }) => ({
    rows: salesOnWire(await findDailySales(db, caller, now)),
  }))
}

function salesOnWire(rows: Awaited<ReturnType<typeof findDailySales>>) {
  const sites = Map.groupBy(rows, ({ orgId, currency }) => `${currency} ${orgId}`)
  return [...sites.values()].flatMap((days) =>
    days.slice(0, 1).map(({ orgId, siteName, currency }) => ({
      orgId,
      siteName,
      currency,
      days: days.map(({ day, orders, amount }) => ({ day, orders, amount: toAmount(amount) })),
    })),
  )
}

const ordersOnWire = ({ placed, ...waiting }: Awaited<ReturnType<typeof findOrdersToday>>['counts']) => ({
  today: placed.reduce((sum, { count }) => sum + count, 0),
  totals: placed.map(({ currency, total }) => ({ currency, total: toAmount(total) })),
  ...waiting,
})

async function sitesToFinish(db: Db) {
  const sites = (await allSites(db)).map((site) => ({ ...site, lacks: listLacks(site) }))
  return sites.filter(({ takesOrders, lacks }) => !takesOrders || lacks.length > 0)
}

import { getToday } from '../../../../contract/console/today.ts'
import { holds, type StaffPermission } from '../../../../rules/people/permissions.ts'
import { toAmount } from '../../../../rules/price/money.ts'
import { listLacks } from '../../../../rules/site/readiness.ts'
import type { Db } from '../../../db/database.ts'
import type { Mount } from '../../../http/mount.ts'
import { customersWaiting } from '../customer/customer.staff.ts'
import { ordersToday } from '../desk/desk.staff.ts'
import { mailsToSend } from '../outbox/outbox.staff.ts'
import { allSites } from '../site-settings/site-settings.staff.ts'

/** What waits for who opens the console: each part for those who may see it where it is worked on. */
export const todayRoutes = (mount: Mount, hasMailServer: boolean) => {
  mount(getToday, async ({ caller, db, now }) => {
    const ifAllowed = <Part>(permission: StaffPermission, part: () => Promise<Part>) =>
      holds(caller.permissions, permission) ? part() : null
    const [registrations, orders, mails, sites] = await Promise.all([
      ifAllowed('staff:customers', () => customersWaiting(db, caller)),
      ifAllowed('staff:orders', async () => ordersOnWire(await ordersToday(db, caller, now))),
      ifAllowed('staff:mail', async () => ({ ...(await mailsToSend(db)), hasServer: hasMailServer })),
      ifAllowed('staff:sites', () => sitesToFinish(db)),
    ])
    return { registrations, orders, mails, sites }
  })
}

const ordersOnWire = ({ totals, held }: Awaited<ReturnType<typeof ordersToday>>) => ({
  today: totals.reduce((sum, { count }) => sum + count, 0),
  totals: totals.map(({ currency, total }) => ({ currency, total: toAmount(total) })),
  onHold: held.find(({ status }) => status === 'onHold')?.count ?? 0,
  awaitingPayment: held.find(({ status }) => status === 'awaitingPayment')?.count ?? 0,
})

async function sitesToFinish(db: Db) {
  const sites = (await allSites(db)).map(({ readiness, ...site }) => ({ ...site, lacks: listLacks(readiness) }))
  return sites.filter(({ takesOrders, lacks }) => !takesOrders || lacks.length > 0)
}

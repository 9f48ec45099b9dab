import type { getSku } from '../../../../contract/catalogue/catalogue.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { Db } from '../../../db/database.ts'
import { workingCalendar } from './closed-days.ts'
import { findWays, type Way } from './delivery.queries.ts'

type Product = Pick<Reply<typeof getSku>, 'status' | 'stock'>
type Delivery = Reply<typeof getSku>['delivery']

/** Where a product comes from when it is ordered at a site now, and how long it travels; null where it is on no shelf. */
export async function findDelivery(db: Db, { status, stock }: Product, orgId: number, now: Date): Promise<Delivery> {
  if (status !== 'active' || stock.total === 0) return null
  const ways = (await findWays(db)).filter((way) => way.orgId === orgId)
  const [best] = stock.byWarehouse
    .filter(({ pieces }) => pieces > 0)
    .flatMap(({ warehouse, pieces }) =>
      ways.filter((way) => way.warehouse === warehouse).map((way) => ({ way, pieces })),
    )
    .sort((one, other) => Number(other.way.own) - Number(one.way.own) || other.pieces - one.pieces)
  return best ? { pieces: best.pieces, ...toDelivery(best.way, now) } : null
}

/** Where what is ordered at a site leaves from: its own warehouse; null where no carrier goes from there. */
export async function findSiteDelivery(db: Db, orgId: number, now: Date) {
  const way = (await findWays(db)).find((one) => one.orgId === orgId && one.own)
  return way ? toDelivery(way, now) : null
}

const toDelivery = (way: Way, now: Date) => ({
  warehouse: way.warehouse,
  country: way.to,
  workingDays: way.workingDays,
  ...workingCalendar(way, now),
})

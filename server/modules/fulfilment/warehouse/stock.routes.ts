import * as contract from '../../../../contract/fulfilment/stock.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { arrivalsPage } from './arrivals.staff.ts'
import * as stock from './stock.staff.ts'
import * as actions from './stock-actions.ts'

export const consoleStockRoutes = (mount: Mount) => {
  mount(contract.listWarehouses, async ({ caller, db }) => {
    const warehouses = await stock.ownWarehouses(db, caller)
    const own = warehouses.filter((code) => code === caller.warehouse)
    return [...own, ...warehouses.filter((code) => code !== caller.warehouse)]
  })

  mount(contract.findShelves, async ({ caller, query: { number }, db }) => {
    const { skuId, isSold, pieces } = orNotFound((await stock.productsByNumber(db, [number])).get(number))
    const warehouses = await stock.ownWarehouses(db, caller)
    const [summary, shelves, moves] = await Promise.all([
      stock.findSummary(db, skuId),
      stock.findShelves(db, skuId, warehouses),
      stock.findMoves(db, skuId, warehouses),
    ])
    return {
      ...summary,
      skuId,
      isSold,
      pieces,
      shelves,
      moves: moves.map((move) => ({ ...move, at: move.at.toISOString() })),
    }
  })

  mount(contract.listArrivals, async ({ caller, query, db, now }) => {
    const own = await stock.ownWarehouses(db, caller)
    const warehouses = query.warehouse ? own.filter((code) => code === query.warehouse) : own
    const { state, keyword = '' } = query
    return arrivalsPage(db, { warehouses, state, keyword: keyword.trim(), now, ...toPage(query) })
  })

  mount(contract.receiveGoods, ({ body, ...call }) => changeOnce(call, (change) => actions.receive(change, body)))

  mount(contract.countShelves, ({ body, ...call }) => changeOnce(call, (change) => actions.count(change, body)))

  mount(contract.correctShelf, ({ body, ...call }) => changeOnce(call, (change) => actions.correct(change, body)))

  mount(contract.changeArrival, ({ body, ...call }) =>
    changeOnce(call, (change) => actions.changeArrival(change, body)),
  )
}

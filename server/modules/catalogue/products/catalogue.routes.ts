import {
  getPrinter,
  getSku,
  listBrands,
  listClasses,
  listModels,
  listRelated,
  listSeries,
} from '../../../../contract/catalogue/catalogue.ts'
import { arrivalsByNumber, stockByNumber } from '../../../../contract/catalogue/stock.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findBrands, findClasses, findModels, findSeries, modelById } from './catalogue.queries.ts'
import { type Counterpart, counterpartsOfProduct, withPricesOfBoth } from './counterparts.queries.ts'
import { skusForModel } from './printer.queries.ts'
import { fittingBeside, productById, relatedTo } from './product.queries.ts'
import { callerRegion, skusOnWire, withPrices } from './sku.queries.ts'
import { findArrivals, findPieces } from './stock.queries.ts'

/** What a printer's page shows of what fits. */
const mostOnPrinterPage = 200

export const catalogueRoutes = (mount: Mount) => {
  mount(listClasses, ({ db }) => findClasses(db))
  mount(listBrands, ({ query, db }) => findBrands(db, query.classId))
  mount(listSeries, ({ params, db }) => findSeries(db, params.id))
  mount(listModels, ({ params, db }) => findModels(db, params.id))

  mount(getSku, async ({ params, query, caller, db, now, language }) => {
    const region = callerRegion(caller, query.orgId)
    const [found, same] = await Promise.all([
      productById(db, params.id, { region, now, language }),
      counterpartsOfProduct(db, params.id, region, now),
    ])
    const product = orNotFound(found)
    const priced = await withPrices<Counterpart | typeof product>(db, caller, [product, ...same], now)
    return {
      ...product,
      ...priced[0],
      counterparts: priced.slice(1),
    }
  })

  mountRelated(mount)
  mountPrinter(mount)

  mount(stockByNumber, ({ body, caller, db }) => findPieces(db, body, callerRegion(caller)))
  mount(arrivalsByNumber, ({ body, caller, db, now }) => findArrivals(db, body, callerRegion(caller), now))
}

function mountRelated(mount: Mount) {
  mount(listRelated, async (context) => {
    const { query, caller, db, now } = context
    const number = normalise(query.number)
    const related = await relatedTo(db, number, callerRegion(caller, query.orgId), now)
    const { setIds, otherYields } = await fittingBeside(db, number)
    const setSkus = await skusOnWire(context, setIds, query.orgId)
    const kinds = [...related.map(({ kind }) => kind), ...setIds.map(() => 'set')]
    const skus = await withPrices(
      db,
      caller,
      [...related.map(({ sku }) => sku), ...setIds.flatMap((id) => setSkus.get(id) ?? [])],
      now,
    )
    const ofKind = (kind: string) => skus.filter((_, at) => kinds[at] === kind)
    return { boughtTogether: ofKind('bought_together'), hot: ofKind('hot'), completeSet: ofKind('set'), otherYields }
  })
}

function mountPrinter(mount: Mount) {
  mount(getPrinter, async ({ params, query, caller, db, now }) => {
    const { skuCount: _, ...model } = orNotFound(await modelById(db, params.id))
    const page = { limit: mostOnPrinterPage, offset: 0 }
    const ask = { modelId: params.id, filter: {}, page, region: callerRegion(caller, query.orgId), now }
    const { skus, total } = await skusForModel(db, ask)
    const priced = await withPricesOfBoth(db, caller, skus, now)
    const groups = (await findClasses(db))
      .map((group) => ({ ...group, skus: priced.filter(({ classId }) => classId === group.classId) }))
      .filter((group) => group.skus.length > 0)
    return { ...model, groups, total }
  })
}

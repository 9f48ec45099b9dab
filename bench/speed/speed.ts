import { sql } from 'kysely'
import { addToBasket, rowsAtFirst } from '../../contract/basket/basket.ts'
import { apiPrefix } from '../../contract/endpoint.ts'
import { type Server, startServer } from '../child.ts'
import { type Ask, type Figures, type LoadTarget, measureInTurn } from '../measure.ts'
import { type BasketFigures, measureBaskets } from '../orders/basket.ts'
import { measureOrders, type OrderFigures } from '../orders.ts'
import { buyers, demoShop, type Reference, rowsById, type Shop, sellableNumbers, wrongStocks } from '../shop.ts'
import { lists, page, product, searches } from './scenarios.ts'
import { measureSignIns, type SignInFigures } from './sign-ins.ts'

export type SpeedReport = {
  figures: Record<string, Figures>
  orders: OrderFigures & { wrongStocks: number }
  baskets: BasketFigures
  signIns: SignInFigures
}

/** Measures what stands beside each other in turns. */
type Take = (all: Record<string, LoadTarget>) => Promise<void>

/**
 * How fast the shop of the demo answers: what is computed for each, what is cached for visitors, and beside them the references.
 * `seconds` for each figure.
 */
export async function measureSpeed(seconds: number, say: (text: string) => void): Promise<SpeedReport> {
  const shop = await demoShop()
  const figures: Record<string, Figures> = {}
  const take: Take = async (all) => {
    const found = await measureInTurn(Object.values(all), seconds)
    for (const [at, name] of Object.keys(all).entries()) {
      const figure = found[at]
      if (!figure) continue
      figures[name] = figure
      say(`${name}: ${Math.round(figure.perSecond)} requests/s`)
    }
  }
  try {
    const productIds = await someProducts(shop)
    const asks = { list: gets(lists), search: gets(searches), product: gets(productIds.map(product)) }
    const server = await startServer('forgetful shop', shop.url)
    const references = JSON.stringify({ url: shop.url, references: await measureReferences(shop, server, productIds) })
    const prepared = await startServer('prepared', references)
    for (const [name, what] of Object.entries(asks)) {
      await take({
        [name]: { server, asks: what },
        [`prepared ${name}`]: { server: prepared, asks: gets([`/${name}`]) },
      })
    }
    await prepared.stop()
    const orders = await takeOrders(shop, server, take)
    say(`place-order: ${orders.median.toFixed(1)} ms`)
    const baskets = await takeBaskets(shop, server)
    say(`basket of ${baskets.many.lines} lines: ${baskets.many.ms.toFixed(1)} ms`)
    const signIns = await measureSignIns(shop.db, server, lists, 20 * seconds)
    say(`lists beside sign-ins: ${signIns.beside.toFixed(1)} ms`)
    await takeKept(shop, asks, take)
    await server.stop()
    return { figures, orders, baskets, signIns }
  } finally {
    await shop.stop()
  }
}

async function takeOrders(shop: Shop, server: Server, take: Take) {
  const tokens = await buyers(shop.db, 64)
  const numbers = await sellableNumbers(shop.db, 200)
  await take({ 'basket-add': { server, asks: additions(tokens.slice(0, 16), numbers) } })
  const orders = await measureOrders({ url: server.url, tokens, numbers })
  return { ...orders, wrongStocks: await wrongStocks(shop.db) }
}

async function takeBaskets({ url, db }: Shop, server: Server) {
  const many = await sellableNumbers(db, 500)
  const few = many.slice(0, 20)
  const rowsOf = async (numbers: string[]) => {
    const { rows } = await sql<{ id: number }>`select id from skus where number = any(${numbers}::text[])`.execute(db)
    return rowsById(db, [rows.map(({ id }) => id)])
  }
  // What it opens with are the rows of these.
  const references = { few: await rowsOf(few), many: await rowsOf(many.slice(0, rowsAtFirst)) }
  const prepared = await startServer('prepared', JSON.stringify({ url, references }))
  const baskets = await measureBaskets(server, prepared, await buyers(db, 2, 'basket'), { few, many })
  await prepared.stop()
  return baskets
}

/** Answers that are kept for visitors, and a bare server that says the same. */
async function takeKept(shop: Shop, asks: Record<string, Ask[]>, take: Take) {
  const server = await startServer('shop', shop.url)
  const constantList = await startServer('constant', `${server.url}${lists[0]}`)
  const constantPage = await startServer('constant', `${server.url}${page}`)
  const bare = (constant: Server) => ({ server: constant, asks: gets(['/']) })
  const cachedAsks = Object.entries(asks).map(([name, what]) => [`${name}, kept`, { server, asks: what }])
  await take({ ...Object.fromEntries(cachedAsks), 'constant list': bare(constantList) })
  await take({ 'page, kept': { server, asks: gets([page]) }, 'constant page': bare(constantPage) })
  await constantList.stop()
  await constantPage.stop()
  await server.stop()
}

const gets = (paths: string[]): Ask[] => paths.map((path) => ({ path }))

function additions(tokens: string[], numbers: string[]): Ask[] {
  return numbers.flatMap((number, at) => {
    const token = tokens[at % tokens.length] ?? ''
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return {
      method: addToBasket.method,
      path: apiPrefix + addToBasket.path,
      headers,
      body: JSON.stringify({ number, qty: 1 }),
    }
  })
}

async function someProducts({ db }: Shop): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from skus where status = 'active' order by md5(number) limit 200`.execute(db)
  return rows.map(({ id }) => id)
}

/** For each scenario one prepared query of the rows that the shop answers there. */
async function measureReferences(shop: Shop, server: Server, productIds: number[]): Promise<Record<string, Reference>> {
  const idsOf = async (path: string) => {
    const { data } = (await (await fetch(server.url + path)).json()) as { data: { rows: { id: number }[] } }
    return data.rows.map(({ id }) => id)
  }
  const pages = (paths: string[]) => Promise.all(paths.map(idsOf))
  return {
    list: rowsById(shop.db, await pages(lists)),
    search: rowsById(shop.db, await pages(searches)),
    product: rowsById(
      shop.db,
      productIds.map((id) => [id]),
    ),
  }
}

import { sql } from 'kysely'
import { addToBasket } from '../contract/basket.ts'
import { apiPrefix } from '../contract/endpoint.ts'
import { type Server, startServer } from './child.ts'
import { type Ask, type Figures, measure } from './measure.ts'
import { measureOrders, type OrderFigures } from './orders.ts'
import { lists, product, searches } from './scenarios.ts'
import { buyers, demoShop, type Reference, rowsById, type Shop, sellableNumbers } from './shop.ts'

export type SpeedReport = { figures: Record<string, Figures>; orders: OrderFigures }

/** How fast the shop of the demo answers, beside the two references; `seconds` for each figure. */
export async function measureSpeed(seconds: number, say: (text: string) => void): Promise<SpeedReport> {
  const shop = await demoShop()
  try {
    const server = await startServer('shop', shop.url)
    const tokens = await buyers(shop.db, 16)
    const numbers = await sellableNumbers(shop.db, 200)
    const productIds = await someProducts(shop)
    const asks = { list: gets(lists), search: gets(searches), product: gets(productIds.map(product)) }
    const figures: Record<string, Figures> = {}
    const take = async (name: string, from: Server, what: Ask[]) => {
      figures[name] = await measure(from, what, seconds)
      say(`${name}: ${Math.round(figures[name].perSecond)} requests/s`)
    }

    for (const [name, what] of Object.entries(asks)) await take(name, server, what)
    await take('basket-add', server, additions(tokens, numbers))
    const orders = await measureOrders({ url: server.url, tokens, numbers })
    say(`place-order: ${orders.median.toFixed(1)} ms`)

    const page = await (await fetch(server.url + (lists[0] ?? ''))).text()
    const constant = await startServer('constant', page)
    await take('constant page', constant, gets(['/']))
    await constant.stop()

    const prepared = await startServer(
      'prepared',
      JSON.stringify({ url: shop.url, references: await referencesOf(shop, server, productIds) }),
    )
    for (const name of Object.keys(asks)) await take(`prepared ${name}`, prepared, gets([`/${name}`]))
    await prepared.stop()
    await server.stop()
    return { figures, orders }
  } finally {
    await shop.stop()
  }
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
async function referencesOf(shop: Shop, server: Server, productIds: number[]): Promise<Record<string, Reference>> {
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

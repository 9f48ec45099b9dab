import { addManyToBasket, listBasket } from '../contract/basket.ts'
import { apiPrefix } from '../contract/endpoint.ts'
import type { Server } from './child.ts'

export type BasketFigures = Record<'few' | 'many', { lines: number; ms: number; bytes: number }>

const rounds = 60

/**
 * Opens a basket of twenty lines and one of five hundred, in turn, one client: median ms and bytes. Each belongs to
 * another person; `numbers` are what is put in.
 */
export async function measureBaskets(server: Server, tokens: readonly string[], numbers: readonly string[]) {
  const sizes = { few: 20, many: 500 }
  const [first = '', second = ''] = tokens
  await fill(server, first, numbers.slice(0, sizes.few))
  await fill(server, second, numbers.slice(0, sizes.many))
  const times = { few: [] as number[], many: [] as number[] }
  const bytes = { few: 0, many: 0 }
  for (let round = -10; round < rounds; round++) {
    for (const [size, token] of [['few', first] as const, ['many', second] as const]) {
      const start = performance.now()
      const response = await fetch(server.url + apiPrefix + listBasket.path, { headers: signedIn(token) })
      bytes[size] = (await response.arrayBuffer()).byteLength
      if (!response.ok) throw new Error(`A basket answered ${response.status}`)
      if (round >= 0) times[size].push(performance.now() - start)
    }
  }
  const figure = (size: 'few' | 'many') => ({ lines: sizes[size], ms: median(times[size]), bytes: bytes[size] })
  return { few: figure('few'), many: figure('many') }
}

async function fill(server: Server, token: string, numbers: readonly string[]) {
  const response = await fetch(server.url + apiPrefix + addManyToBasket.path, {
    method: 'POST',
    headers: { ...signedIn(token), 'content-type': 'application/json' },
    body: JSON.stringify(numbers.map((number) => ({ number, qty: 1 }))),
  })
  const { data } = (await response.json()) as { data: { shoppingCartQty: number } | null }
  if (data?.shoppingCartQty !== numbers.length) throw new Error('A basket could not be filled')
}

const signedIn = (token: string) => ({ authorization: `Bearer ${token}` })

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

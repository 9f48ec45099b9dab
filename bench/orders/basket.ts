import { addManyToBasket, firstBasketRows, listBasket, rowsAtFirst } from '../../contract/basket/basket.ts'
import { apiPrefix } from '../../contract/endpoint.ts'
import type { Server } from '../child.ts'

/**
 * Of a basket: its lines; bytes and median ms of the answer that it opens with; median ms of one prepared query of the same
 * products and nothing else; median ms of all its rows in one answer.
 */
type Opening = { lines: number; bytes: number; ms: number; prepared: number; whole: number }
export type BasketFigures = Record<'few' | 'many', Opening>

const rounds = 100
const warmUp = 20

/**
 * Opens a basket of twenty lines and one of five hundred, in turn with the reference of each, one client. Each belongs to
 * another account; `numbers` are what is put in. `prepared` answers the rows that it opens with at /few and /many.
 */
export async function measureBaskets(
  server: Server,
  prepared: Server,
  tokens: readonly string[],
  numbers: Record<'few' | 'many', readonly string[]>,
): Promise<BasketFigures> {
  const sizes = ['few', 'many'] as const
  const headers = { few: signedIn(tokens[0] ?? ''), many: signedIn(tokens[1] ?? '') }
  for (const size of sizes) await fill(server, headers[size], numbers[size])
  const times = { few: noTimes(), many: noTimes() }
  const bytes = { few: 0, many: 0 }
  for (let round = -warmUp; round < rounds; round++) {
    for (const size of sizes) {
      const reference = await timed(`${prepared.url}/${size}`)
      const opensWith = numbers[size].length > rowsAtFirst ? firstBasketRows : listBasket
      const opened = await timed(server.url + apiPrefix + opensWith.path, headers[size])
      const whole = await timed(server.url + apiPrefix + listBasket.path, headers[size])
      bytes[size] = opened.bytes
      if (round < 0) continue
      times[size].prepared.push(reference.ms)
      times[size].ms.push(opened.ms)
      times[size].whole.push(whole.ms)
    }
  }
  const figure = (size: 'few' | 'many') => ({
    lines: numbers[size].length,
    bytes: bytes[size],
    ms: median(times[size].ms),
    prepared: median(times[size].prepared),
    whole: median(times[size].whole),
  })
  return { few: figure('few'), many: figure('many') }
}

const noTimes = () => ({ ms: [] as number[], prepared: [] as number[], whole: [] as number[] })

async function timed(url: string, headers: Record<string, string> = {}) {
  const start = performance.now()
  const response = await fetch(url, { headers })
  const bytes = (await response.arrayBuffer()).byteLength
  if (!response.ok) throw new Error(`A basket answered ${response.status}`)
  return { ms: performance.now() - start, bytes }
}

async function fill(server: Server, headers: Record<string, string>, numbers: readonly string[]) {
  const response = await fetch(server.url + apiPrefix + addManyToBasket.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(numbers.map((number) => ({ number, qty: 1 }))),
  })
  const { data } = (await response.json()) as { data: { shoppingCartQty: number } | null }
  if (data?.shoppingCartQty !== numbers.length) throw new Error('A basket could not be filled')
}

const signedIn = (token: string) => ({ authorization: `Bearer ${token}` })

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

import { sql } from 'kysely'
import { readQuickOrder } from '../../contract/basket/quick-order.ts'
import { apiPrefix } from '../../contract/endpoint.ts'
import { mostReadLines } from '../../rules/basket/quick-order.ts'
import { buildApp } from '../../server/app.ts'
import type { Db } from '../../server/db/database.ts'
import { filesIn } from '../../server/files/files.ts'
import { buyers } from '../shop.ts'
import type { WithCopy } from './databases.ts'
import { longestHold } from './longest-hold.ts'
import { type Take, timed, worked, workOfProcessor } from './measure.ts'

// A hold is counted in time of the processor, and so is what is beside it.
const few = { rounds: 5, warmUp: 1, reference: () => worked(workOfProcessor) }

/** Long pasted lists: how fast they are read, and for how long one holds the others. */
export const measureQuickOrders = (withCopy: WithCopy, take: Take) =>
  withCopy(async ({ db }) => {
    const app = await buildApp({ db, now: () => new Date(), files: filesIn('/nowhere'), trustedProxies: [] })
    const tokens = await buyers(db, 20)
    const [token = ''] = tokens
    const sendBody = async (token: string, payload: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const { statusCode } = await app.inject({
        method: 'POST',
        url: apiPrefix + readQuickOrder.path,
        payload,
        headers,
      })
      if (statusCode >= 500) throw new Error(`A list was answered with ${statusCode}`)
    }
    const send = (text: string) => sendBody(token, JSON.stringify({ text }))
    const numbers = await findNumbers(db)
    const lines = makeLines(numbers)
    const longest = makeMail(numbers)
    const read = { rounds: 15, warmUp: 3, reference: () => timed(workOfProcessor) }
    await take({ name: '2,000 lines of a list read', work: () => timed(() => send(lines)), ...read })
    await take({
      name: 'longest hold of a list of 400,000 characters',
      work: () => longestHold(() => send(longest)),
      ...few,
    })
    const body = JSON.stringify({ text: longest })
    const twenty = () => longestHold(() => Promise.all(tokens.map((token) => sendBody(token, body))))
    await take({ name: 'longest hold of twenty such lists', work: twenty, ...few, rounds: 2 })
    await take({ name: 'longest hold of 100,000 signs', work: () => holdOfSigns(send), ...few, rounds: 2, warmUp: 0 })
    await app.close()
  })

async function findNumbers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ oem: string }>`
    select distinct oem_code as oem from skus where oem_code <> '' and status = 'active' order by 1 limit 40`.execute(
    db,
  )
  return rows.map(({ oem }) => oem)
}

const makeLines = (numbers: readonly string[]) =>
  Array.from({ length: mostReadLines }, (_, at) =>
    at % 10 === 9 ? `NO-SUCH-${at} 1` : `${1 + (at % 7)}x ${numbers[at % numbers.length]} toner black`,
  ).join('\n')

const makeMail = (numbers: readonly string[]) =>
  Array.from(
    { length: 1_900 },
    (_, at) =>
      `${1 + (at % 7)}x ${numbers[at % numbers.length]} Toner black for HL-L2310D, please send it to the branch in Hamburg and not ` +
      `to us, thank you very much, as soon as you can, Peter (${at}) and the rest of the team of the house`,
  )
    .join('\n')
    .slice(0, 399_000)

const signs = [
  ...' \t\n.,;:-"\'€1aXx·@()=',
  '1 ',
  '1,',
  'a1',
  'TN2420 ',
  'bestellen ',
  'hätte gern ',
  'urgent ',
  ' 000',
  '\u00a0',
]

/** The longest of all signs and of four texts of each. */
async function holdOfSigns(send: (text: string) => Promise<void>): Promise<number> {
  let longest = 0
  for (const sign of signs) {
    const many = sign.repeat(Math.floor(100_000 / sign.length))
    for (const text of [many, `a1${many}`, `${many}3`, `TN2420${many}2x`])
      longest = Math.max(longest, await longestHold(() => send(text)))
  }
  return longest
}

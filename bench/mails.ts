import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { placeOrder, previewOrder } from '../contract/order/checkout.ts'
import { freePort } from '../server/db/embedded.ts'
import { startWholeShop } from './child.ts'
import { post } from './orders/kill.ts'
import { buyers, demoShop, type Shop, sellableNumbers } from './shop.ts'

/** Mails of orders that were placed while the mail server said nothing, with their documents, once it answers. */
export type MailFigures = {
  waited: number
  seconds: number
  /** Mails that came before an older one. */
  overtaken: number
}

const orders = 950
const silentFor = 20_000
// The longest wait for a mail server that is back.
const longest = 10 * 60_000

export async function measureMails(say: (text: string) => void): Promise<MailFigures> {
  const shop = await demoShop()
  const port = await freePort()
  const silent = await silentServer(port)
  const served = await startWholeShop(shop.url, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  try {
    await placeOrders(shop, served.url)
    await sleep(silentFor)
    const waited = await countWaiting(shop)
    say(`${waited} mails wait`)
    await silent.close()
    const arrived: number[] = []
    const back = await mailServer(port, arrived)
    const since = performance.now()
    while ((await countWaiting(shop)) > 0) {
      if (performance.now() - since > longest) throw new Error(`${await countWaiting(shop)} mails wait still`)
      await sleep(100)
    }
    const seconds = (performance.now() - since) / 1000
    await served.stop()
    await new Promise<void>((closed) => back.close(closed))
    return { waited, seconds, overtaken: arrived.filter((id, at) => id < (arrived[at - 1] ?? 0)).length }
  } finally {
    await served.stop()
    await shop.stop()
  }
}

async function placeOrders({ db }: Shop, url: string) {
  const numbers = await sellableNumbers(db, 100)
  let begun = 0
  const working = (await buyers(db, 8)).map(async (token) => {
    for (; begun < orders; begun++) while (!(await isPlaced(url, token, numbers)));
  })
  await Promise.all(working)
}

async function isPlaced(url: string, token: string, numbers: readonly string[]) {
  const lines = [{ number: numbers[Math.floor(Math.random() * numbers.length)], qty: 1 }]
  const preview = await post({ url, token }, previewOrder.path, { lines })
  const body = { lines, revision: preview?.data.revision }
  return (await post({ url, token }, placeOrder.path, body, randomUUID()))?.code === 200
}

/** Takes connections and says nothing. */
async function silentServer(port: number) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { close }
}

/** Notes the id of each mail that comes. */
async function mailServer(port: number, arrived: number[]) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream).then((mail) => {
        arrived.push(Number(/^Message-ID: <mail-(\d+)@/im.exec(mail)?.[1]))
        done()
      }, done),
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return server
}

const countWaiting = async ({ db }: Shop) => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from mails where sent_at is null`.execute(db)
  return rows[0]?.waiting ?? Number.NaN
}

import { createServer } from 'node:http'
import Fastify from 'fastify'
import pg from 'pg'
import { buildApp } from '../server/app.ts'
import { connect } from '../server/db/database.ts'
import { openLog } from '../server/log.ts'
import type { Reference } from './shop.ts'

/**
 * One server in its own process: the shop as it runs in production, or one of the two references. Tells its port, and
 * its memory when asked; ends when its parent does.
 */
const [what, given = ''] = process.argv.slice(2)

async function startShop(url: string) {
  const app = await buildApp({ db: connect(url), now: () => new Date(), trustedProxies: [], log: openLog('info') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app.server.address())
}

/** A bare node:http server with a constant page of twenty items. */
function startConstant(page: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(page)
  })
  return new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server.address()))))
}

/** A bare Fastify with one route for each reference: one prepared query of the same rows, and nothing else. */
async function startPrepared({ url, references }: { url: string; references: Record<string, Reference> }) {
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  const app = Fastify()
  for (const [name, { text, values }] of Object.entries(references)) {
    let turn = 0
    app.get(`/${name}`, async () => {
      const { rows } = await pool.query({ name, text, values: values[turn++ % values.length] ?? [] })
      return { rows }
    })
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app.server.address())
}

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) =>
  typeof address === 'object' && address ? address.port : 0

async function start() {
  if (what === 'shop') return startShop(given)
  if (what === 'constant') return startConstant(given)
  return startPrepared(JSON.parse(given))
}

process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }))
process.on('disconnect', () => process.exit(0))
process.send?.({ port: await start() })

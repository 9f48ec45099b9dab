import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import pg from 'pg'
import { buildApp } from '../server/app.ts'
import { connect } from '../server/db/database.ts'
import { openListener } from '../server/db/listener.ts'
import { filesIn } from '../server/files/files.ts'
import { mountPages } from '../server/pages/mount-pages.ts'
import { openLog } from '../server/start/log.ts'
import { watchChanges } from '../server/visitor-cache/changes.ts'
import type { Reference } from './shop.ts'

/**
 * One server in its own process: the shop as it runs in production, the same without keeping any answer, or one of the
 * references. Prints its port, and its memory when asked; ends when its parent does.
 */
const [what, given = ''] = process.argv.slice(2)

async function startShop(url: string, keeps: boolean) {
  const app = await buildApp({
    db: connect(url, { queryTimeout: 4_500 }),
    now: () => new Date(),
    files: filesIn('/nowhere'),
    trustedProxies: [],
    log: openLog('info'),
    ...(keeps && { changes: await watchChanges(await openListener(url)) }),
  })
  if (keeps) await mountPages(app, { dev: false, framersOf: async () => [] })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return listeningPort(app.server.address())
}

/** A bare node:http server that says one answer of another server again, in its type and compression. */
async function startConstant(url: string) {
  const compressed = await new Promise<IncomingMessage>((resolve) =>
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve),
  )
  const body = await buffer(compressed)
  const { 'content-type': type, 'content-encoding': encoding } = compressed.headers
  const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }
  const server = createServer((_, response) => {
    response.writeHead(200, headers).end(body)
  })
  return new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(listeningPort(server.address()))))
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
  return listeningPort(app.server.address())
}

const listeningPort = (address: ReturnType<ReturnType<typeof createServer>['address']>) =>
  typeof address === 'object' && address ? address.port : 0

async function start() {
  if (what === 'shop' || what === 'forgetful shop') return startShop(given, what === 'shop')
  if (what === 'constant') return startConstant(given)
  return startPrepared(JSON.parse(given))
}

process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }))
process.on('disconnect', () => process.exit(0))
process.send?.({ port: await start() })

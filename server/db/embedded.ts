import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { StartError } from '../start/start-error.ts'
import { keepServer } from './keep-server.ts'
import { openCluster } from './postgres-cluster.ts'

// Any number that no other lock of the shop has, the same for ever: who holds this lock owns the server.
const ownerLock = 7_265_401
// A server that hangs takes connections and says nothing.
const ownWithin = 2_000

/** A running PostgreSQL of ours. `stop` ends it in an orderly way where we started it. */
export type Embedded = {
  url: string
  stop: () => Promise<void> /** False while it is started again. */
  isUp: () => boolean
}

/** Where events of the server are reported: to the operator at the start, later to the log. */
export type ServerListeners = {
  say?: (what: string) => void
  log?: Pick<FastifyBaseLogger, 'warn' | 'error'> | undefined
  /** Another shop has taken the data over. */
  onTaken?: (error: StartError) => void
}

/**
 * Starts the PostgreSQL that comes with the shop, with its data in `dataDir`/postgres, for this machine only, and again
 * whenever it ends before `stop`. Refuses where another shop runs on the same folder; a server left behind by a killed
 * shop is stopped first.
 */
export async function startEmbedded(dataDir: string, listeners: ServerListeners = {}): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true })
  const secrets = readSecrets(dataDir)
  const cluster = openCluster(join(dataDir, 'postgres'), secrets.password)

  if (cluster.runningPort() !== undefined) {
    if (await isOwned(databaseUrl(secrets.password, cluster.runningPort(), 'postgres'))) {
      throw new StartError(
        `A shop already runs on the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    listeners.say?.(
      `PostgreSQL still runs on the data in ${dataDir}, left by a shop that was killed: it is stopped first`,
    )
    await cluster.stop()
  }

  const port = (await isFree(secrets.port)) ? secrets.port : await freePort()
  writeSecrets(dataDir, { ...secrets, port })
  await cluster.start(port)

  const owner = await claimServer(databaseUrl(secrets.password, port, 'postgres'))
  if (!owner || owner === 'taken') {
    await cluster.stop()
    throw new StartError(`Another shop has just started on the data in ${dataDir}.`)
  }
  await createDatabase(owner, 'aster')
  const supervisor = keepServer({
    cluster,
    port,
    owner,
    own: () => claimServer(databaseUrl(secrets.password, port, 'postgres')),
    log: listeners.log,
    onTaken: () => listeners.onTaken?.(new StartError(`Another shop has taken over the data in ${dataDir}.`)),
  })
  return { url: databaseUrl(secrets.password, port, 'aster'), ...supervisor }
}

// Milliseconds. Longer than a shop takes to own its server again after the server has lost all connections, on a busy
// machine, too.
const beforeTakingOver = 2_000
const beforeNextLook = 200

// The types of pg do not name the timeout of one query.
const ownerQuery = {
  text: "select exists (select from pg_locks where locktype = 'advisory' and objid = $1 and granted) as owned",
  values: [ownerLock],
  query_timeout: ownWithin,
}

/**
 * Whether another shop owns the running server. One that does not answer has no owner. It looks without taking the lock:
 * the owner that is about to take it again would find it taken.
 */
async function isOwned(url: string): Promise<boolean> {
  const client = await connectOwner(url)
  if (!client) return false
  try {
    for (const end = Date.now() + beforeTakingOver; Date.now() < end; await sleep(beforeNextLook)) {
      const { rows } = await client.query<{ owned: boolean }>(ownerQuery)
      if (rows[0]?.owned) return true
    }
    return false
  } catch {
    return false
  } finally {
    void client.end().catch(() => {})
  }
}

/** For commands: the server of a shop that runs on `dataDir` now, else one of our own until `stop`. */
export async function joinEmbedded(dataDir: string): Promise<Embedded> {
  const { password } = readSecrets(dataDir)
  const port = existsSync(dataDir) ? openCluster(join(dataDir, 'postgres'), password).runningPort() : undefined
  if (port === undefined) return startEmbedded(dataDir)
  const owned = await isOwned(databaseUrl(password, port, 'postgres'))
  if (owned) return { url: databaseUrl(password, port, 'aster'), stop: async () => {}, isUp: () => true }
  return startEmbedded(dataDir)
}

type Secrets = { password: string; port: number }

const secretsFile = (dataDir: string) => join(dataDir, 'postgres.json')

/** Password and port stay the same between starts, so that a tool such as psql keeps its way in. */
function readSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir)
  if (!existsSync(file)) return { password: randomBytes(24).toString('base64url'), port: 0 }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets
}

const writeSecrets = (dataDir: string, secrets: Secrets) =>
  writeFileSync(secretsFile(dataDir), `${JSON.stringify(secrets)}\n`, { mode: 0o600 })

const databaseUrl = (password: string, port: number | undefined, database: string) =>
  `postgres://aster:${password}@127.0.0.1:${port}/${database}`

/**
 * Takes the owner's lock and answers the connection that holds it; 'taken' where another process does, undefined where
 * no server answers. The lock falls with the process, so a killed owner leaves none behind.
 */
async function claimServer(url: string): Promise<pg.Client | 'taken' | undefined> {
  const client = await connectOwner(url)
  if (!client) return undefined
  try {
    const lockQuery = { text: 'select pg_try_advisory_lock($1) as held', values: [ownerLock], query_timeout: ownWithin }
    const { rows } = await client.query<{ held: boolean }>(lockQuery)
    if (rows[0]?.held) return client
    await client.end()
    return 'taken'
  } catch {
    void client.end().catch(() => {})
    return undefined
  }
}

/** A connection to a server that may be starting or stopping at this moment; undefined where none answers. */
async function connectOwner(url: string): Promise<pg.Client | undefined> {
  for (let tries = 0; tries < 20; tries++) {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'aster owner',
      connectionTimeoutMillis: ownWithin,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      void client.end().catch(() => {})
      // 57P03: it starts or stops at this moment. Anything else is no server of ours.
      if ((error as { code?: string }).code !== '57P03') return undefined
      await sleep(250)
    }
  }
  return undefined
}

async function createDatabase(client: pg.Client, name: string) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
}

/** A free port of this machine. */
export const freePort = () => listenOnce(0)

const isFree = (port: number) => port !== 0 && listenOnce(port).then(Boolean, () => false)

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

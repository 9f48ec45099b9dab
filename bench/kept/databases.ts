import pg from 'pg'
import { connect, type Db } from '../../server/db/database.ts'
import { openSession } from '../../server/modules/identity/session/session.queries.ts'
import { type Server, startServer } from '../child.ts'
import { demoShop, type Reference } from '../shop.ts'
import { timed } from './measure.ts'

/** A database of the demo that is one subject's own. */
export type Copy = { url: string; db: Db }

/** The demo on disk, durable, of which each subject gets a copy that is gone after its work. */
export async function openCopies() {
  const shop = await demoShop()
  await shop.db.destroy()
  let copies = 0
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: new URL('/postgres', shop.url).href })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const withCopy = async (work: (copy: Copy) => Promise<void>) => {
    const name = `copy_${++copies}`
    await administer(`create database ${name} template ${new URL(shop.url).pathname.slice(1)} strategy file_copy`)
    const url = new URL(`/${name}`, shop.url).href
    const db = connect(url)
    try {
      await work({ url, db })
    } finally {
      await db.destroy()
      await administer(`drop database ${name} with (force)`)
    }
  }
  return { withCopy, stop: shop.stop }
}

export type WithCopy = Awaited<ReturnType<typeof openCopies>>['withCopy']

/** The shop on a copy, and beside it a bare server with one prepared query for each reference, each in a process of its own. */
export async function withServers(
  { url }: Copy,
  references: Record<string, Reference>,
  work: (servers: { shop: Server; prepared: Server }) => Promise<void>,
) {
  const shop = await startServer('forgetful shop', url)
  const prepared = await startServer('prepared', JSON.stringify({ url, references }))
  try {
    await work({ shop, prepared })
  } finally {
    await prepared.stop()
    await shop.stop()
  }
}

/** Milliseconds until an answer is there, whole and good. */
export const ask = (url: string, token = '') =>
  timed(async () => {
    const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    const body = await response.text()
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${body.slice(0, 200)}`)
  })

export const signInAs = (db: Db, accountId: number) =>
  db.transaction().execute((tx) => openSession(tx, accountId, new Date()))

export const isoToday = () => new Date().toISOString().slice(0, 10)

import { sql } from 'kysely'
import type { Endpoint, Input, Reply } from '../../contract/endpoint.ts'
import type { Db } from '../../server/db/database.ts'
import { openSession } from '../../server/modules/identity/session/session.queries.ts'
import { toWireRequest } from '../../web/api/call.ts'
import { buyers } from '../shop.ts'

/** A shop that answers, and who asks it. */
export type Client = { url: string; token: string }

/** `status` 0 where the shop was gone before it had answered. */
type Answered<E extends Endpoint> = { status: number; code: number; msg: string; data?: Reply<E> }

export async function ask<E extends Endpoint>({ url, token }: Client, spec: E, input: Input<E>, key?: string) {
  const request = toWireRequest(spec, input, key ? { idempotencyKey: key } : {})
  const { method, headers, body } = request
  try {
    const response = await fetch(url + request.url, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body && { body }),
    })
    const answer = (await response.json()) as Omit<Answered<E>, 'status'>
    return { ...answer, status: response.status }
  } catch {
    return { status: 0, code: 0, msg: 'no answer' } as Answered<E>
  }
}

/** So many staff users who may do everything: their tokens. */
export async function clerks(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    insert into accounts (user_name, email, name, role, confirmed, email_proved_at, password_hash)
    select 'clerk.' || n, 'clerk' || n || '@demo.example', 'Clerk ' || n, 'admin', true, now(), 'nobody signs in'
      from generate_series(1, ${count}::integer) n
    returning id`.execute(db)
  return db.transaction().execute(async (tx) => {
    const tokens: string[] = []
    for (const { id } of rows) tokens.push(await openSession(tx, id, new Date()))
    return tokens
  })
}

/** Accounts that order on account as much as they like: none of their orders is held. */
export async function buyersOnAccount(db: Db, count: number): Promise<string[]> {
  const tokens = await buyers(db, count)
  await sql`update customers set credit_limit = 1000000000000 where custnum = 'C10001'`.execute(db)
  await sql`update orders set paid_at = now()
             where paid_at is null and customer_id = (select id from customers where custnum = 'C10001')`.execute(db)
  return tokens
}

export const pickRandom = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)] as T
export const between = (low: number, high: number) => low + Math.floor(Math.random() * (high - low + 1))

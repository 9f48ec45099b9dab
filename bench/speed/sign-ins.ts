import { sql } from 'kysely'
import { apiPrefix } from '../../contract/endpoint.ts'
import { signIn } from '../../contract/me/session.ts'
import type { Db } from '../../server/db/database.ts'
import { hashPassword } from '../../server/modules/identity/credential/password-hash.ts'
import type { Server } from '../child.ts'
import { latencies } from '../measure.ts'

/** Milliseconds of the slowest list in a hundred, one client: alone, and beside users who sign in. */
export type SignInFigures = { alone: number; beside: number; perSecond: number; failed: number }

const people = 16
const password = 'Bench2signin'

/** What users who sign in, sixteen at once and again and again, cost who looks at lists meanwhile. */
export async function measureSignIns(db: Db, server: Server, paths: string[], rounds: number): Promise<SignInFigures> {
  const names = await signers(db)
  const { p99: alone } = await latencies(server, paths, rounds)

  const answers = { good: 0, failed: 0 }
  const goOn = { on: true }
  const start = performance.now()
  const coming = names.map(async (name) => {
    while (goOn.on) answers[(await signInAs(server.url, name)) ? 'good' : 'failed']++
  })
  const { p99: beside } = await latencies(server, paths, rounds)
  goOn.on = false
  await Promise.all(coming)
  const seconds = (performance.now() - start) / 1000
  return { alone, beside, perSecond: answers.good / seconds, failed: answers.failed }
}

/** The names of so many accounts of one customer with a password. */
async function signers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    insert into accounts (customer_id, user_name, email, name, role, confirmed, email_proved_at, password_hash)
    select c.id, 'signer.' || n, 'signer' || n || '@demo.example', 'Signer ' || n, 'buyer', true, now(), ${await hashPassword(password)}
      from customers c, generate_series(1, ${people}::integer) n
     where c.custnum = 'C10001'
    returning user_name as name
  `.execute(db)
  return rows.map(({ name }) => name)
}

async function signInAs(url: string, username: string) {
  const response = await fetch(`${url}${apiPrefix}${signIn.path}`, {
    method: signIn.method,
    body: new URLSearchParams({ username, password, grant_type: 'password' }),
  })
  const { code } = (await response.json()) as { code: number }
  return code === 200
}

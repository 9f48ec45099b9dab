import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { temporaryFolder } from '../../checks/temporary-folder.ts'
import { apiPrefix, type Endpoint, type Input, type Reply, toQuery } from '../../contract/endpoint.ts'
import type { Failure } from '../../contract/errors.ts'
import type { Role, StaffRole } from '../../rules/identity/permissions.ts'
import { buildApp } from '../app.ts'
import { connect } from '../db/database.ts'
import { filesIn } from '../files/files.ts'
import { getText, renderHtml } from '../mail/mail-content.ts'
import { toMailContent } from '../mail/send-mail.ts'
import { makeVault, type SecretVault } from '../modules/identity/authenticator/secret-vault.ts'
import { openSession } from '../modules/identity/session/session.queries.ts'
import type { VatService } from '../vat-service/vat-service.ts'
import { buildersOf } from './builders.ts'
import { countWaiting, type FreshDatabase, freshDatabase } from './database.ts'
import { explainedUrl, readPlan, type StatementPlan } from './growth/statement-plan.ts'

export type World = Awaited<ReturnType<typeof buildWorld>>

export type Answer<E extends Endpoint> = {
  status: number
  code: number
  msg: string
  data: Reply<E>
  failure: Failure['data']
}

type CallOptions = {
  token?: string | undefined
  headers?: Record<string, string>
  query?: Record<string, string>
  /** Where the call comes from in the network, as a trusted proxy reports it. */
  address?: string
}

type WorldOptions = {
  now?: Date
  vatService?: VatService
  /** One that has data already, and the folder of its files; else new ones. */
  database?: FreshDatabase
  folder?: string
  /** As in production. */
  authenticatorRequired?: boolean
  testCarriers?: boolean
  /** Seals the secrets of authenticators. */
  vault?: SecretVault
  /** Its database reports the plan of each statement, for `readsOf`: every call takes some milliseconds more. */
  explains?: boolean
  /** How many connections its calls share: `shopConnections` for a rush, where all who come at once are to meet in the database. Each takes a tenth of a second until it has read what the tables are. */
  connections?: number
}

/** A private database and a running app, with builders that fill in whatever a test does not care about. */
export async function buildWorld({
  now: start = new Date('2026-11-18T09:00:00Z'),
  vatService,
  database: given,
  folder = temporaryFolder('files'),
  authenticatorRequired = false,
  testCarriers = true,
  vault = makeVault([Buffer.alloc(32, 1)]),
  explains = false,
  connections = 4,
}: WorldOptions = {}) {
  const database = given ?? (await freshDatabase())
  const queries: string[] = []
  const plans: StatementPlan[] = []
  const db = connect(explains ? explainedUrl(database.url) : database.url, {
    connections,
    onQuery: (text) => queries.push(text),
    ...(explains && { onNotice: (message) => plans.push(...readPlan(message)) }),
  })
  let now = start
  const files = filesIn(folder)
  const app = await buildApp({
    db,
    now: () => now,
    files,
    authenticatorRequired,
    vault,
    testCarriers,
    trustedProxies: ['10.1.1.1'],
    ...(vatService && { vatService }),
  })
  const builders = buildersOf(db)

  async function call<E extends Endpoint>(spec: E, input: Input<E>, options: CallOptions = {}): Promise<Answer<E>> {
    const response = await app.inject(requestOf(spec, input, options))
    const { code, msg, data } = response.json()
    return { status: response.statusCode, code, msg, data, failure: data }
  }

  async function signedInAs(accountId: number) {
    const token = await db.transaction().execute((tx) => openSession(tx, accountId, now))
    return {
      token,
      call: <E extends Endpoint>(spec: E, input: Input<E>, options: CallOptions = {}) =>
        call(spec, input, { token, ...options }),
    }
  }

  return {
    ...builders,
    app,
    db,
    files,
    folder,
    databaseUrl: database.url,
    call,
    setNow: (instant: string) => {
      now = new Date(instant)
    },
    now: () => now,

    /** An account of a new customer, signed in; calls are made with their token. */
    async signedIn(given: { role?: Role; customerId?: number; orgId?: number } = {}) {
      const customerId = given.customerId ?? (await builders.customer({ orgId: given.orgId ?? 1 }))
      const account = await builders.account({ customerId, role: given.role ?? 'main' })
      return { ...account, customerId, ...(await signedInAs(account.accountId)) }
    },

    /** A staff user, signed in. All but admins can access the named sites alone. */
    async staff(role: StaffRole, sites: readonly number[] = []) {
      const account = await builders.account({ customerId: null, role })
      for (const orgId of sites) {
        await db.insertInto('staff_sites').values({ account_id: account.accountId, org_id: orgId }).execute()
      }
      return { ...account, ...(await signedInAs(account.accountId)) }
    },

    /** What was mailed to an address, oldest first, as its reader gets it. */
    async mailsTo(recipient: string) {
      const mails = await db
        .selectFrom('mails as m')
        .innerJoin('orgs as o', 'o.id', 'm.org_id')
        .selectAll('m')
        .select(['o.service_email as serviceEmail', 'o.site_name as siteName', 'o.hot_phone as hotPhone'])
        .where('recipient', '=', recipient)
        .orderBy('m.id')
        .execute()
      return mails.map((mail) => {
        const content = toMailContent(mail, 'https://shop.example')
        return { ...mail, ...content, text: getText(content), html: renderHtml(content) }
      })
    },

    /** The SQL that ran while `work` did. */
    async queriesOf(work: () => Promise<unknown>) {
      queries.length = 0
      await withoutAgeing(work)
      return [...queries]
    },

    /** By which plans the statements ran while `work` did, those of triggers among them. */
    async plansOf(work: () => Promise<unknown>) {
      if (!explains) throw new Error('This world does not explain what it runs')
      plans.length = 0
      await withoutAgeing(work)
      return [...plans]
    },

    /** How many statements wait for a lock. */
    waiting: () => countWaiting(db),

    /** How many transactions are open and wait for whoever began them. */
    async idleTransactions() {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`.execute(db)
      return rows[0]?.count
    },

    async close() {
      await app.close()
      await db.destroy()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What calls share for some seconds is not read again while `work` runs, however slow the machine is. */
async function withoutAgeing(work: () => Promise<unknown>) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    await work()
  } finally {
    clock.mockRestore()
  }
}

/** The request that the web client would send. */
function requestOf<E extends Endpoint>(spec: E, input: Input<E>, { token, headers, query, address }: CallOptions = {}) {
  const request = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: object }
  const path = spec.path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(request.params?.[name])))
  const search = toQuery({ ...query, ...request.query })
  return {
    ...(address && { remoteAddress: '10.1.1.1' }),
    method: spec.method,
    url: `${apiPrefix}${path}${search.size ? `?${search}` : ''}`,
    headers: {
      ...(address && { 'x-forwarded-for': address }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(spec.idempotent && { 'idempotency-key': randomUUID() }),
      ...(spec.form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(request.body && { payload: spec.form ? toQuery({ ...request.body }).toString() : request.body }),
  }
}

/** Stock, allocations and their sum must agree, always (invariants 1, 4, 7). Returns the SKUs where they do not. */
export async function stockDisagreements({ db }: Pick<World, 'db'>) {
  const { rows } = await sql`
    select k.sku_id, k.warehouse, k.on_hand, k.allocated, coalesce(sum(a.quantity), 0) as promised
      from stock k
      left join allocations a using (sku_id, warehouse)
     group by k.sku_id, k.warehouse
    having k.allocated <> coalesce(sum(a.quantity), 0) or k.allocated > k.on_hand
  `.execute(db)
  return rows
}

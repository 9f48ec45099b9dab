import { sql } from 'kysely'
import type { AuditAction } from '../../../rules/audit.ts'
import { triesBeforeCaptcha, triesPerAddress, triesPerName, tryWindowMinutes } from '../../../rules/session.ts'
import type { Db, Tx } from '../../db/database.ts'
import { takeTurns } from '../../db/take-turns.ts'
import { Refusal } from '../../http/refuse.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { takeCaptcha } from '../verification/captcha.ts'
import { passwordHashOf, passwordMatches } from './password-hash.ts'
import { accountByName, forgetFailures, openSession, stillEnters } from './session.queries.ts'

// Checked for unknown names, so that they take as long as known ones.
const hashOfNobody = passwordHashOf('a password that nobody has')

type Attempt = {
  userName: string
  password: string
  /** Where it comes from in the network, and what browser says it is. */
  address: string
  userAgent: string
  /** The answer to a captcha; wanted after some failures. */
  captcha?: { uuid: string; code: string } | undefined
}

/** A token for the right name and password. Unknown name, wrong password and suspended account are answered alike. */
export async function tokenFor(db: Db, { password, captcha, ...attempt }: Attempt, now: Date): Promise<string> {
  const name = attempt.userName.trim().toLowerCase()
  const from = { address: attempt.address, userAgent: attempt.userAgent }
  if (captcha) await takeCaptcha(db, captcha, now)
  await reserveTry(db, { name, address: from.address, proved: captcha !== undefined }, now)

  const account = await accountByName(db, name)
  const matches = await passwordMatches(account?.passwordHash ?? (await hashOfNobody), password)
  if (!account || !matches || !account.mayEnter) {
    await db.transaction().execute((tx) => note(tx, 'session.refused', account ?? nobody, from, now))
    throw new Refusal('session.wrong_credentials')
  }

  return db.transaction().execute(async (tx) => {
    // Suspended, or given another password, since it was looked at: what ends his sessions ends this one, too.
    if (!(await stillEnters(tx, account))) throw new Refusal('session.wrong_credentials')
    await forgetFailures(tx, name)
    const token = await openSession(tx, account.id, now, from)
    await note(tx, 'session.opened', account, from, now)
    return token
  })
}

type From = { address: string; userAgent: string }
type Person = { id: number | null; customerId: number | null; orgId: number }

/** Who has an unknown name. It is noted, too, so that the answer takes as long. */
const nobody: Person = { id: null, customerId: null, orgId: 1 }

const note = (tx: Tx, action: AuditAction, { id, ...place }: Person, { address, userAgent }: From, now: Date) =>
  recordAudit(
    tx,
    {
      action,
      // Who was refused may be anybody.
      accountId: action === 'session.opened' ? id : null,
      customerId: place.customerId,
      orgId: place.orgId,
      address,
      subject: `account ${id ?? 'unknown'}`,
      after: { userAgent },
    },
    now,
  )

type Try = { name: string; address: string; proved: boolean }

/**
 * Counts the try as failed before the password is looked at, and takes it back on success: however many tries come
 * at once, no more than allowed are looked at.
 */
const reserveTry = (db: Db, { name, address, proved }: Try, now: Date) =>
  db.transaction().execute(async (tx) => {
    await takeTurns(tx, [`sign-in name ${name}`, `sign-in address ${address}`])
    const since = new Date(now.getTime() - tryWindowMinutes * 60_000)
    const byName = await failuresSince(tx, 'user_name', name, since)
    const byAddress = await failuresSince(tx, 'address', address, since)
    if (byName >= triesPerName || byAddress >= triesPerAddress) throw new Refusal('session.too_many_tries')
    if (byName >= triesBeforeCaptcha && !proved) throw new Refusal('session.captcha_needed', { fields: ['code'] })
    await tx.insertInto('sign_in_failures').values({ user_name: name, address, failed_at: now }).execute()
  })

async function failuresSince(tx: Tx, column: 'user_name' | 'address', value: string, since: Date) {
  const { count } = await tx
    .selectFrom('sign_in_failures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(column, '=', value)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

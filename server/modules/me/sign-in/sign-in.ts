import { sql } from 'kysely'
import {
  triesBeforeCaptcha,
  triesPerAddress,
  triesPerName,
  tryWindowMinutes,
} from '../../../../rules/identity/session.ts'
import type { AuditAction } from '../../../../rules/office/audit.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record.ts'
import { toNetwork } from '../../../http/network.ts'
import { Refusal } from '../../../http/refuse.ts'
import { makeTurns } from '../../../threads/turns.ts'
import { checkCode, codeRefusal } from '../../identity/authenticator/check-code.ts'
import type { SecretVault } from '../../identity/authenticator/secret-vault.ts'
import { hashPassword, passwordMatches } from '../../identity/credential/password-hash.ts'
import { accountByName, forgetFailuresAt, openSession, stillCanSignIn } from '../../identity/session/session.queries.ts'
import { takeCaptcha } from '../../identity/verification/captcha.ts'
import { findPlace, isBrowser, type Place, rememberPlaces } from '../../identity/verification/known-place.ts'

// Checked for unknown names, so that they take as long as known ones.
const dummyHash = hashPassword('a password that nobody has')

type Attempt = {
  userName: string
  password: string
  /** Where it comes from in the network, and what browser says it is. */
  address: string
  userAgent: string
  /** What the browser keeps since a sign-in with it. */
  device: string
  /** The answer to a captcha; wanted after some failures. */
  captcha?: { uuid: string; code: string } | undefined
  /** What the authenticator of a staff user shows, or a recovery code. */
  otp?: string | undefined
  vault: SecretVault
  /** Stays signed in on this device; customers alone. */
  staysSignedIn?: boolean
}

// A wrong password costs as much as a right one, about 25 ms of a core: beyond a second of them others wait too long.
const take = makeTurns({ atOnce: 4, waiting: 40, waitingOfOne: 16, retryAfter: 3 })

/**
 * A token for the right name and password, and for staff with an authenticator the right code. Unknown name, wrong password
 * and suspended account are answered alike.
 */
export async function tokenFor(db: Db, attempt: Attempt, now: Date): Promise<string> {
  const name = attempt.userName.trim().toLowerCase()
  const network = toNetwork(attempt.address)
  const place = await findPlace(db, { name, network, device: attempt.device }, now)
  return take({ callerId: place.key, first: place.known }, () => tokenAt(db, { ...attempt, name, network, place }, now))
}

type AttemptAt = Attempt & { name: string; network: string; place: Place }

async function tokenAt(db: Db, { name, password, captcha, place, ...attempt }: AttemptAt, now: Date) {
  const from = { address: attempt.address, userAgent: attempt.userAgent }
  if (captcha) await takeCaptcha(db, captcha, now)
  const tryId = await reserveTry(db, { name, place, network: attempt.network, proved: captcha !== undefined }, now)

  const account = await accountByName(db, name)
  const matches = await passwordMatches(account?.passwordHash ?? (await dummyHash), password)
  if (!account || !matches || !account.canSignIn) {
    await db
      .transaction()
      .execute((tx) => note(tx, 'session.refused', { person: account ?? unknownAccount, from }, now))
    throw new Refusal('session.wrong_credentials')
  }

  const answer = await db.transaction().execute(async (tx) => {
    // Suspended, or given another password, since it was looked at: what ends their sessions ends this one, too.
    if (!(await stillCanSignIn(tx, account))) throw new Refusal('session.wrong_credentials')
    const checked = await checkCode(tx, { accountId: account.id, typed: attempt.otp, vault: attempt.vault }, now)
    if ('refused' in checked) {
      // The password was right: to be asked for the code costs no try, a wrong code does.
      if (checked.refused === 'authenticator.code_needed') await takeBackTry(tx, tryId)
      else await note(tx, 'session.refused', { person: account, from }, now)
      return checked
    }
    await forgetFailuresAt(tx, name, place.key)
    await rememberPlaces(tx, account.id, { network: attempt.network, device: attempt.device }, now)
    const staysSignedIn = attempt.staysSignedIn === true && account.customerId !== null
    const token = await openSession(tx, account.id, now, { ...from, staysSignedIn })
    if (checked.taken === 'recovery') await note(tx, 'authenticator.recovery_used', { person: account, from }, now)
    await note(tx, 'session.opened', { person: account, from }, now)
    return { token }
  })
  if ('refused' in answer) throw codeRefusal(answer.refused, 'otp')
  return answer.token
}

type SignInOrigin = { address: string; userAgent: string }
type SignInAccount = { id: number | null; customerId: number | null; orgId: number }

/** Who has an unknown name. It is noted, too, so that the answer takes as long. */
const unknownAccount: SignInAccount = { id: null, customerId: null, orgId: 1 }

type SignInContext = { person: SignInAccount; from: SignInOrigin }

const note = (
  tx: Tx,
  action: AuditAction,
  { person: { id, ...place }, from: { address, userAgent } }: SignInContext,
  now: Date,
) =>
  recordEvent(
    tx,
    {
      action,
      // Who was refused may be anybody.
      accountId: action === 'session.refused' ? null : id,
      customerId: place.customerId,
      orgId: place.orgId,
      address,
      subject: `account ${id ?? 'unknown'}`,
      after: { userAgent },
    },
    now,
  )

type Try = { name: string; place: Place; network: string; proved: boolean }

/**
 * Counts the try as failed before the password is looked at, and removes it on success: however many tries come
 * at once, no more than allowed are looked at. What others do elsewhere never keeps anybody out: a place has its own
 * tries, a known one has nothing to do with those of strangers, and from an unknown one a captcha leads past them.
 */
const reserveTry = (db: Db, { name, place, network, proved }: Try, now: Date) =>
  db.transaction().execute(async (tx) => {
    await advisoryLock(tx, [`sign-in name ${name}`, `sign-in place ${place.key}`])
    const since = new Date(now.getTime() - tryWindowMinutes * 60_000)
    const failed = await failuresSince(tx, { name, place: place.key, network }, since)
    const ofNetwork = isBrowser(place) ? 0 : failed.ofNetwork
    if (failed.here >= triesPerName || ofNetwork >= triesPerAddress) {
      throw new Refusal('session.too_many_tries', { retryAfter: tryWindowMinutes * 60 })
    }
    const counted = place.known ? failed.here : failed.ofStrangers
    if (counted >= triesBeforeCaptcha && !proved) throw new Refusal('session.captcha_needed', { fields: ['code'] })
    const { id } = await tx
      .insertInto('sign_in_failures')
      .values({ user_name: name, address: place.key, known: place.known, failed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

const takeBackTry = (tx: Tx, id: number) => tx.deleteFrom('sign_in_failures').where('id', '=', id).execute()

async function failuresSince(
  tx: Tx,
  { name, place, network }: { name: string; place: string; network: string },
  since: Date,
) {
  const { rows } = await sql<{ here: number; ofNetwork: number; ofStrangers: number }>`
    select (select count(*)::int from sign_in_failures
             where user_name = ${name} and address = ${place} and failed_at > ${since}) as here,
           (select count(*)::int from sign_in_failures where address = ${network} and failed_at > ${since}) as "ofNetwork",
           (select count(*)::int from sign_in_failures
             where user_name = ${name} and not known and failed_at > ${since}) as "ofStrangers"
  `.execute(tx)
  return rows[0] ?? { here: 0, ofNetwork: 0, ofStrangers: 0 }
}

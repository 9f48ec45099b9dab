import type { Task } from 'graphile-worker'
import { sql } from 'kysely'
import { passwordRequestsPerAddress, passwordRequestsPerName } from '../../../../rules/identity/session.ts'
import type { Db } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record.ts'
import { toNetwork } from '../../../http/network.ts'
import { rateLimit } from '../../../http/rate-limit.ts'
import { Refusal } from '../../../http/refuse.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { hashOfNewPassword } from '../../identity/credential/new-password.ts'
import { findPassword, lockedAccount, storePassword } from '../../identity/credential/password.queries.ts'
import { findAccountById, findAccountByName, forgetFailures } from '../../identity/session/session.queries.ts'
import { closeSessions } from '../../identity/session/session-list.queries.ts'
import { takeCaptcha } from '../../identity/verification/captcha.ts'
import { findPlace } from '../../identity/verification/known-place.ts'
import { endLinks } from './account-links.queries.ts'
import { findOpener, requestedLink, takeLink } from './account-links.ts'
import { resetMail } from './account-mail.ts'

/**
 * Queues a mail with a way to a new password. Whether anybody has the name is looked at after the answer, so that
 * neither its content nor its time shows (invariant 32).
 */
export async function askForPassword(db: Db, { userName, address, device, ...captcha }: PasswordRequest, now: Date) {
  const { uuid, code } = captcha
  const proved = uuid !== undefined && code !== undefined
  if (proved) await takeCaptcha(db, { uuid, code }, now)
  const name = userName.trim().toLowerCase()
  const place = await findPlace(db, { name, network: toNetwork(address), device }, now)
  return db.transaction().execute(async (tx) => {
    const limits = [
      // What strangers request in a user's name uses up nothing elsewhere: there a captcha leads on.
      { what: 'password name', key: place.known ? `known ${name}` : name },
      { what: 'password name', key: `${name} at ${place.key}`, most: passwordRequestsPerName },
      { what: 'password address', key: address, most: passwordRequestsPerAddress },
    ]
    const [before = 0] = await rateLimit(tx, limits, now)
    const isOften = before >= passwordRequestsPerName && !place.known
    if (isOften && !proved) throw new Refusal('verification.captcha_needed', { fields: ['code'] })
    await sql`select graphile_worker.add_job('mailPasswordLink', json_build_object('userName', ${name}::text))`.execute(
      tx,
    )
  })
}

type PasswordRequest = {
  userName: string
  address: string
  device: string
  /** The answer to a captcha. */
  uuid?: string
  code?: string
}

/** The job behind it: mails the link to the account of the name, if it may sign in. */
export const mailPasswordLinkBy =
  (db: Db, now: () => Date): Task =>
  (payload) =>
    db.transaction().execute(async (tx) => {
      const account = await findAccountByName(tx, readUserName(payload))
      if (!account) return
      const path = await requestedLink(tx, account.accountId, now())
      await queueMail(tx, resetMail(account, { path }), now())
    })

function readUserName(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'userName' in payload) return String(payload.userName)
  throw new Error('mailPasswordLink needs a userName')
}

/**
 * Sets the password of who has the link. Uses the link up, ends all of their sessions and other links, and lets them try
 * again at once. A hash costs a core for a while, so it is made for who has a link.
 */
export async function setPassword(
  db: Db,
  { token, newPassword, address }: { token: string; newPassword: string; address: string },
  now: Date,
) {
  const accountId = await findOpener(db, token, now)
  const { passwordHash: _, ...owner } = await findPassword(db, accountId)
  const passwordHash = await hashOfNewPassword({ password: newPassword, field: 'newPassword', owner }, now)
  await db.transaction().execute(async (tx) => {
    // An account is locked before its links, wherever both are.
    await lockedAccount(tx, accountId)
    await takeLink(tx, token, now)
    const { userName, customerId, orgId } = await findAccountById(tx, accountId)
    await storePassword(tx, accountId, passwordHash)
    await closeSessions(tx, accountId)
    await endLinks(tx, accountId)
    await forgetFailures(tx, userName)
    await recordEvent(
      tx,
      { accountId, customerId, orgId, address, action: 'password.chosen', subject: `account ${accountId}` },
      now,
    )
  })
}

import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import {
  makeRecoveryCode,
  readAuthenticatorCode,
  recoveryCodeBytes,
  recoveryCodes,
} from '../../../../rules/identity/authenticator.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import { Refusal } from '../../../http/refuse.ts'
import { closeSessions } from '../session/session-list.queries.ts'
import {
  deleteAuthenticator,
  lockAccount,
  lockAuthenticator,
  storeRecoveryCodes,
  storeSecret,
  storeStep,
} from './authenticator.queries.ts'
import { checkCode, codeRefusal } from './check-code.ts'
import type { SecretVault } from './secret-vault.ts'
import { findStep, otpauthUri } from './totp.ts'

type Change = {
  db: Db
  accountId: number
  /** Of the session in which it is done, which goes on. */
  token: string
  actor: Actor
  now: Date
  vault: SecretVault
}

/** A new secret, which counts once a code of it was typed. Refuses where there is an app already. */
export const startAuthenticator = ({ db, accountId, now, vault }: Change) =>
  db.transaction().execute(async (tx) => {
    const { user_name: userName } = await lockAccount(tx, accountId)
    const secret = new Secret({ size: 20 }).base32
    if (!(await storeSecret(tx, accountId, vault.seal(accountId, secret), now)))
      throw new Refusal('authenticator.known')
    return { secret, uri: otpauthUri(secret, userName) }
  })

/**
 * Takes the first code of the app, so that every sign-in asks for one from now on. Sessions that were opened without it
 * end. Answers the recovery codes.
 */
export const confirmAuthenticator = ({ db, accountId, token, actor, now, vault }: Change, typed: string) =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId)
    const started = await lockAuthenticator(tx, accountId)
    if (!started) throw new Refusal('authenticator.not_started')
    if (started.confirmed_at) throw new Refusal('authenticator.known')
    const code = readAuthenticatorCode(typed)
    const step = code && 'app' in code ? findStep(vault.open(accountId, started.secret), code.app, now) : undefined
    if (step === undefined) throw new Refusal('authenticator.code_wrong', { fields: ['code'] })
    await storeStep(tx, accountId, { last_step: step, confirmed_at: now })
    await closeSessions(tx, accountId, token)
    const codes = await newRecoveryCodes(tx, accountId)
    await recordEvent(tx, { ...actor, action: 'authenticator.confirmed', subject: `account ${accountId}` }, now)
    return codes
  })

/** New recovery codes in place of all before, for who types a code. */
export const renewRecoveryCodes = (change: Change, typed: string) =>
  withCode(change, typed, async (tx, { accountId, actor, now }) => {
    const codes = await newRecoveryCodes(tx, accountId)
    await recordEvent(tx, { ...actor, action: 'authenticator.codes_renewed', subject: `account ${accountId}` }, now)
    return codes
  })

/** Forgets the app of who types a code; their other sessions end. */
export const removeAuthenticator = (change: Change, typed: string) =>
  withCode(change, typed, async (tx, { accountId, token, actor, now }) => {
    await forgetAuthenticator(tx, { accountId, actor, token }, now)
    return null
  })

/** Forgets the app and the recovery codes of an account, and ends its sessions, but for the one with `token`. */
export async function forgetAuthenticator(
  tx: Tx,
  { accountId, actor, token }: { accountId: number; actor: Actor; token?: string },
  now: Date,
) {
  await lockAccount(tx, accountId)
  const isForgotten = await deleteAuthenticator(tx, accountId)
  await closeSessions(tx, accountId, token)
  if (!isForgotten) return
  await recordEvent(tx, { ...actor, action: 'authenticator.removed', subject: `account ${accountId}` }, now)
}

/** Does something for who types a code. A wrong one is counted, so it commits before it is refused. */
async function withCode<T>(change: Change, typed: string, work: (tx: Tx, change: Change) => Promise<T>): Promise<T> {
  const answer = await change.db.transaction().execute(async (tx) => {
    await lockAccount(tx, change.accountId)
    const checked = await checkCode(tx, { ...change, typed }, change.now)
    if ('refused' in checked) return checked
    if (checked.taken === 'none') throw new Refusal('authenticator.not_started')
    return { done: await work(tx, change) }
  })
  if ('refused' in answer) throw codeRefusal(answer.refused, 'code')
  return answer.done
}

async function newRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => makeRecoveryCode(randomBytes(recoveryCodeBytes)))
  await storeRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => code.replaceAll('-', '')),
  )
  return codes
}

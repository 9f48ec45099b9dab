import { readAuthenticatorCode, wrongCodeMinutes, wrongCodesAllowed } from '../../../../rules/identity/authenticator.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockAuthenticator, storeStep, storeWrong, takeRecoveryCode } from './authenticator.queries.ts'
import type { SecretVault } from './secret-vault.ts'
import { findStep } from './totp.ts'

type Authenticator = NonNullable<Awaited<ReturnType<typeof lockAuthenticator>>>

type CodeRefusal = 'authenticator.code_needed' | 'authenticator.code_wrong' | 'authenticator.too_many_codes'

/** 'none': the account has no authenticator that counts. */
type CodeCheck = { taken: 'app' | 'recovery' | 'none' } | { refused: CodeRefusal }

type TypedCode = { accountId: number; typed: string | undefined; vault: SecretVault }

/**
 * Takes the code of an account whose password was right. Each code of the app is taken once, and a recovery code is used up.
 * Wrong ones are counted with the account, wherever they come from: the caller holds the account, and commits what is refused, too.
 */
export async function checkCode(tx: Tx, { accountId, typed, vault }: TypedCode, now: Date): Promise<CodeCheck> {
  const authenticator = await lockAuthenticator(tx, accountId)
  if (!authenticator?.confirmed_at) return { taken: 'none' }
  const wrong = countWrong(authenticator, now)
  if (wrong.codes >= wrongCodesAllowed) return { refused: 'authenticator.too_many_codes' }
  if (!typed?.trim()) return { refused: 'authenticator.code_needed' }

  const secret = vault.open(accountId, authenticator.secret)
  const proof = await takeCode(tx, { ...authenticator, secret }, typed, now)
  if (proof) return { taken: proof }
  await storeWrong(tx, accountId, { wrong_codes: wrong.codes + 1, wrong_since: wrong.since })
  return { refused: 'authenticator.code_wrong' }
}

/** Says no to a code that was sent in `field`. */
export const codeRefusal = (refused: CodeRefusal, field: 'otp' | 'code') =>
  new Refusal(refused, {
    fields: [field],
    ...(refused === 'authenticator.too_many_codes' && { retryAfter: wrongCodeMinutes * 60 }),
  })

async function takeCode(tx: Tx, { account_id: accountId, secret, last_step }: Authenticator, typed: string, now: Date) {
  const code = readAuthenticatorCode(typed)
  if (code && 'recovery' in code) {
    if (!(await takeRecoveryCode(tx, accountId, code.recovery))) return undefined
    await storeStep(tx, accountId, { last_step })
    return 'recovery'
  }
  const step = code && findStep(secret, code.app, now)
  // Who has looked over a shoulder has seen a code that was taken.
  if (step === undefined || step <= last_step) return undefined
  await storeStep(tx, accountId, { last_step: step })
  return 'app'
}

/** The wrong codes that still count, and since when. */
function countWrong({ wrong_codes, wrong_since }: Authenticator, now: Date) {
  const from = now.getTime() - wrongCodeMinutes * 60_000
  const stillCounts = wrong_since !== null && wrong_since.getTime() > from
  return stillCounts ? { codes: wrong_codes, since: wrong_since } : { codes: 0, since: now }
}

import type { Db } from '../../../db/database.ts'
import { StartError } from '../../../start/start-error.ts'
import { findLostKeys, findUnsealed, replaceSecret } from './authenticator.queries.ts'
import type { SecretVault } from './secret-vault.ts'

/**
 * Seals the secrets that are plain, or sealed with an older key, with the first key. Each by itself, and only as it was read: who
 * sets up another app at this moment keeps that.
 */
export const sealSecretsBy = (db: Db, vault: SecretVault) => async () => {
  if (vault.prefix === undefined) return
  for (const { accountId, secret } of await findUnsealed(db, vault.prefix)) {
    await replaceSecret(db, accountId, { was: secret, is: vault.seal(accountId, vault.open(accountId, secret)) })
  }
}

/** Ends a start without a key by which secrets are sealed: their accounts could not sign in. */
export async function refuseLostKeys(db: Db, vault: SecretVault) {
  const lost = await findLostKeys(db, vault.keyIds)
  if (lost.length === 0) return
  throw new StartError(
    `The authenticators of staff are sealed with a key that SECRETS_KEY lacks (${lost.join(', ')}): put it behind the others`,
  )
}

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Keeps the secrets of authenticators from who reads the database alone. */
export type SecretVault = ReturnType<typeof makeVault>

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/**
 * Seals with the first of these keys of 32 bytes, and opens what any of them has sealed. A secret is bound to its account, so that
 * it opens in no other's place. Without a key secrets stay as they are; those that are plain are read by every vault.
 */
export function makeVault(keys: readonly Buffer[]) {
  const byId = new Map(keys.map((key) => [toKeyId(key), key]))
  const [first] = keys
  const prefix = first && `sealed:${toKeyId(first)}:`

  return {
    /** What a secret begins with that need not be sealed again; undefined where nothing is sealed. */
    prefix,
    keyIds: [...byId.keys()],

    seal(accountId: number, secret: string): string {
      if (!first) return secret
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, first, iv).setAAD(toBinding(accountId))
      const sealed = Buffer.concat([cipher.update(secret, 'latin1'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** Throws where its key is not among those of the settings. */
    open(accountId: number, stored: string): string {
      const [word, keyId = '', sealed = ''] = stored.split(':')
      if (word !== 'sealed') return stored
      const key = byId.get(keyId)
      if (!key)
        throw new Error(`The secret of account ${accountId} is sealed with key ${keyId}, which SECRETS_KEY lacks`)
      const bytes = Buffer.from(sealed, 'base64url')
      const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength)]
      const decipher = createDecipheriv(algorithm, key, iv).setAAD(toBinding(accountId)).setAuthTag(tag)
      return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'latin1') + decipher.final('latin1')
    },
  }
}

const toKeyId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)
const toBinding = (accountId: number) => Buffer.from(`authenticator ${accountId}`)

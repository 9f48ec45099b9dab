/** Digits of the code that an app shows, and the seconds for which it shows it (RFC 6238, as all apps do it). */
export const appCodeDigits = 6
export const appCodeSeconds = 30
/** Codes before and after the current one that are taken, for clocks that differ. */
export const appCodeWindow = 1

/** How many recovery codes an account is given, and how many letters and digits each has. */
export const recoveryCodes = 10
const recoveryCodeLength = 12
/** The most characters that are read of either code, as typed. */
export const longestAppCode = 40

/** Wrong codes after which the account has to wait for the rest of the minutes, however many places they come from. */
export const wrongCodesAllowed = 10
export const wrongCodeMinutes = 15

export type AuthenticatorRefusal =
  | 'authenticator.code_needed'
  | 'authenticator.code_wrong'
  | 'authenticator.too_many_codes'
  | 'authenticator.missing'
  | 'authenticator.known'
  | 'authenticator.not_started'

// Crockford's base 32: nothing in it is taken for something else.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const misread: Record<string, string> = { O: '0', I: '1', L: '1', U: 'V' }

/** A recovery code of random bytes, one for each of its places, as it is written down: XXXX-XXXX-XXXX. */
export function makeRecoveryCode(bytes: Uint8Array): string {
  const code = [...bytes.slice(0, recoveryCodeLength)].map((byte) => letters[byte % letters.length]).join('')
  return code.match(/.{4}/g)?.join('-') ?? ''
}

export const recoveryCodeBytes = recoveryCodeLength

/** What was typed: a code of the app, or a recovery code without its hyphens; undefined for what can be neither. */
export function readAuthenticatorCode(typed: string): { app: string } | { recovery: string } | undefined {
  const plain = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^[0-9]{6}$/.test(plain)) return { app: plain }
  const read = [...plain].map((letter) => misread[letter] ?? letter)
  const isRecovery = read.length === recoveryCodeLength && read.every((letter) => letters.includes(letter))
  return isRecovery ? { recovery: read.join('') } : undefined
}

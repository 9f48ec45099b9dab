import { TOTP } from 'otpauth'
import { appCodeDigits, appCodeSeconds, appCodeWindow } from '../../../../rules/identity/authenticator.ts'

// What every app knows; some show nothing where it is another.
const form = { algorithm: 'SHA1', digits: appCodeDigits, period: appCodeSeconds }

/** What the QR code of an account holds; its app lists it as "Aster: NAME". */
export const otpauthUri = (secret: string, userName: string) =>
  new TOTP({ ...form, issuer: 'Aster', label: userName, secret }).toString()

/** The half minute since 1970 that a code belongs to; undefined for one that is not shown now. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...form, secret }).validate({ token: code, timestamp, window: appCodeWindow })
  return delta === null ? undefined : TOTP.counter({ period: appCodeSeconds, timestamp }) + delta
}

import { registrationDraftDays } from '../../../../rules/customer/registration.ts'
import { userNameFault } from '../../../../rules/customer/user-name.ts'
import { isEmail } from '../../../../rules/identity/email.ts'
import { sameEmail } from '../../../../rules/identity/verification.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { refuseWeak } from '../../identity/credential/new-password.ts'
import { hashPassword } from '../../identity/credential/password-hash.ts'
import { takeCaptcha } from '../../identity/verification/captcha.ts'
import { proveEmail, spendProof } from '../../identity/verification/email-code.ts'
import { findTaken } from './registration.queries.ts'
import { openRegistrationDraft } from './registration-draft.queries.ts'

type Claim = {
  userName: string
  email: string
  emailVerificationCode: string
  /** What the browser keeps that asked for the code. */
  device: string
}

/**
 * Compares the mailed code, and answers only then whether the address has an account or the name is taken: who has not
 * proved an address learns nothing about it.
 */
export async function proveFree(db: Db, { userName, email, emailVerificationCode, device }: Claim, now: Date) {
  const fault = userNameFault(userName)
  if (fault) throw new Refusal(fault, { fields: ['userName'] })
  if (!isEmail(email.trim())) throw new Refusal('request.invalid', { fields: ['email'] })
  const claim = { purpose: 'register', email, code: emailVerificationCode, asker: { device } } as const
  const proof = await proveEmail(db, claim, now)
  await refuseTaken(db, { userName: userName.trim(), email: proof.email })
  return proof
}

/** Refuses a name or an address that an account has already. */
export async function refuseTaken(db: Db | Tx, names: { userName: string; email: string }) {
  const occupied = await findTaken(db, names)
  if (occupied.email) throw new Refusal('email.occupied', { fields: ['email'] })
  if (occupied.userName) throw new Refusal('user_name.taken', { fields: ['userName'] })
}

type RegistrationStart = Claim & { password: string; repeatPassword: string; uuid: string; code: string }

/** Begins a registration: a new one each time, so the token of an older one goes on with that alone. */
export async function beginRegistration(
  db: Db,
  { password, repeatPassword, uuid, code, ...claim }: RegistrationStart,
  now: Date,
) {
  if (password !== repeatPassword) throw new Refusal('password.no_match', { fields: ['repeatPassword'] })
  const proof = await proveFree(db, claim, now)
  await refuseWeak({ password, field: 'password', owner: claim }, now)
  await takeCaptcha(db, { uuid, code }, now)
  // Costs a core for a while, so it is done once for each captcha.
  const passwordHash = await hashPassword(password)
  const draft = { userName: claim.userName.trim(), email: sameEmail(claim.email), passwordHash }
  const token = await db.transaction().execute(async (tx) => {
    await spendProof(tx, proof, now)
    return openRegistrationDraft(tx, draft, now)
  })
  return { token, expiresAt: new Date(now.getTime() + registrationDraftDays * 86_400_000).toISOString() }
}

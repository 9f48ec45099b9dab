import { listPermissions } from '../../../../rules/identity/roles.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, type FindCaller, readBearer } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { sessionByToken, sessionOfAccount } from './session.queries.ts'

/**
 * Reads the bearer token: the caller, null without a token, a refusal for one that is expired or unknown. Where staff must
 * have an authenticator, who has none yet is marked, and refused nearly everything (`admit`).
 */
export const callerByToken =
  (db: Db, now: () => Date, { authenticatorRequired }: { authenticatorRequired: boolean }): FindCaller =>
  async (request) => {
    const token = readBearer(request)
    if (token === null) return null
    const session = await sessionByToken(db, token, now())
    if (session === 'unknown') return new Refusal('session.unknown')
    if (session === 'expired') return new Refusal('session.expired')
    const lacks = authenticatorRequired && session.customerId === null && !session.hasAuthenticator
    return { ...toCaller(session), ...(lacks && { lacksAuthenticator: true as const }) }
  }

/** The caller of an account, for work in its name without a request; undefined for accounts that may not enter. */
export async function callerOfAccount(db: Db, accountId: number): Promise<Caller | undefined> {
  const session = await sessionOfAccount(db, accountId)
  return session && toCaller(session)
}

type Session = Omit<Caller, 'permissions' | 'lacksAuthenticator' | 'impersonatorId'> & {
  hasAuthenticator: boolean
  impersonatorId: number | null
}

const toCaller = ({ hasAuthenticator: _, impersonatorId, ...session }: Session): Caller => ({
  ...session,
  ...(impersonatorId !== null && { impersonatorId }),
  permissions: listPermissions(session.roles),
})

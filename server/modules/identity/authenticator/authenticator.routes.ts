import type { FastifyRequest } from 'fastify'
import * as contract from '../../../../contract/identity/authenticator.ts'
import type { Db } from '../../../db/database.ts'
import { toActor } from '../../../events/record.ts'
import { type Caller, readBearer } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { confirmedAuthenticator } from './authenticator.queries.ts'
import * as manage from './manage-authenticator.ts'
import type { SecretVault } from './secret-vault.ts'

type Parts = {
  /** Staff without an authenticator may do nothing but set one up. */
  required: boolean
  vault: SecretVault
}

export const authenticatorRoutes = (mount: Mount, { required, vault }: Parts) => {
  const toChange = (call: Call) => ({ ...withActor(call), vault })
  mount(contract.getAuthenticator, async ({ caller, db }) => {
    const confirmed = await confirmedAuthenticator(db, caller.accountId)
    return {
      required,
      confirmedAt: confirmed?.confirmedAt?.toISOString() ?? null,
      recoveryCodes: confirmed?.recoveryCodes ?? 0,
    }
  })
  mount(contract.startAuthenticator, (call) => manage.startAuthenticator(toChange(call)))
  mount(contract.confirmAuthenticator, async ({ body, ...call }) => ({
    recoveryCodes: await manage.confirmAuthenticator(toChange(call), body.code),
  }))
  mount(contract.renewRecoveryCodes, async ({ body, ...call }) => ({
    recoveryCodes: await manage.renewRecoveryCodes(toChange(call), body.code),
  }))
  mount(contract.removeAuthenticator, ({ body, ...call }) => manage.removeAuthenticator(toChange(call), body.code))
}

type Call = { db: Db; caller: Caller; now: Date; request: FastifyRequest }

const withActor = ({ db, caller, now, request }: Call) => ({
  db,
  accountId: caller.accountId,
  actor: toActor(request, caller),
  now,
  token: readBearer(request) ?? '',
})

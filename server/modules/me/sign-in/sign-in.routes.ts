import { mayUserSignIn, signIn, signOut } from '../../../../contract/me/session.ts'
import { sessionDays, staySignedInScope } from '../../../../rules/identity/session.ts'
import { readBearer } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { SecretVault } from '../../identity/authenticator/secret-vault.ts'
import { closeSession } from '../../identity/session/session.queries.ts'
import { deviceCookie, readDevice } from '../../identity/verification/known-place.ts'
import { tokenFor } from './sign-in.ts'

export const sessionRoutes = (mount: Mount, vault: SecretVault) => {
  // Every name may try: who asks has shown nothing, so whether it is suspended is not theirs to know. The token call refuses.
  mount(mayUserSignIn, async () => 200)

  mount(
    signIn,
    async ({ query, body, db, now, request, header }) => {
      const { username, password, grant_type } = { ...query, ...body }
      const missing = Object.entries({ username, password, grant_type }).filter(([, value]) => value === undefined)
      if (!username || !password || !grant_type) {
        throw new Refusal('request.invalid', { fields: missing.map(([name]) => name) })
      }
      const { uuid, code, otp, scope } = { ...query, ...body }
      const attempt = {
        userName: username,
        password,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        device: readDevice(request),
        captcha: uuid && code ? { uuid, code } : undefined,
        otp,
        vault,
        staysSignedIn: scope?.split(' ').includes(staySignedInScope) ?? false,
      }
      const token = await tokenFor(db, attempt, now)
      header('set-cookie', deviceCookie(attempt.device, request))
      return { access_token: token, token_type: 'Bearer' as const, expires_in: sessionDays * 86_400 }
    },
    (token) => token,
  )

  mount(signOut, async ({ db, request }) => {
    const token = readBearer(request)
    if (token) await closeSession(db, token)
    return null
  })
}

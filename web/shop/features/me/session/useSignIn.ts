import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mayUserSignIn, signIn, webClient } from '../../../../../contract/me/session.ts'
import { sessionDays, staySignedInScope } from '../../../../../rules/identity/session.ts'
import { CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { sessionQuery } from '../../../../api/session/session.ts'
import { keepToken } from '../../../../api/session/token.ts'

const tokenSeconds = sessionDays * 24 * 60 * 60

export type Attempt = {
  userName: string
  password: string
  /** Beyond the closing of the browser. */
  remember: boolean
  /** The answer to a captcha, where the server has asked for one. */
  captcha: { uuid: string; code: string } | null
  /** The code of a staff user's authenticator; empty before the server has asked for one. */
  otp: string
}

export type SignIn = ReturnType<typeof useSignIn>

/** Signs in: first asks whether this user may, then for the token (specification section 5). */
export function useSignIn() {
  const queries = useQueryClient()

  return useMutation<void, CallFailed, Attempt>({
    meta: saysItself,
    mutationFn: async ({ userName, password, remember, captcha, otp }) => {
      const username = userName.trim()
      const allowed = await call(mayUserSignIn, { query: { userName: username } })
      if (allowed !== 200) throw new CallFailed('', { reason: 'session.not_allowed', code: allowed, status: 200 })

      const token = await call(signIn, {
        query: {},
        body: {
          ...webClient,
          ...captcha,
          ...(otp && { otp }),
          username,
          password,
          grant_type: 'password',
          ...(remember && { scope: staySignedInScope }),
        },
      })
      keepToken(token.access_token, remember ? tokenSeconds : 'until closed')
      queries.clear()
      await queries.fetchQuery(sessionQuery)
    },
  })
}

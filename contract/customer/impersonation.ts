import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'

export const impersonate = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/account/:accountId/impersonation',
  access: 'staff:customerdesk',
  summary:
    "Create a token with which a staff user sees the shop as an account of a customer does, and orders for it: for two hours at most, and no longer than the staff user's own session, right and site. What is done with it is recorded as done by the staff user. What is the account's alone, such as password, e-mail address and profile, is refused.",
  params: Type.Object({ id: Id, accountId: Id }),
  reply: Type.Object({ access_token: Type.String(), expires_in: Type.Integer({ description: 'Seconds' }) }),
})

import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'

export const impersonate = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/account/:accountId/impersonation',
  access: 'staff:customerdesk',
  summary:
    "A token with which a colleague sees the shop as a person of a customer does, and orders for them; two hours at most, and no longer than the colleague's own session, right and site. What is done with it is noted as done by the colleague. What is the person's alone, such as password, e-mail address and profile, it refuses.",
  params: Type.Object({ id: Id, accountId: Id }),
  reply: Type.Object({ access_token: Type.String(), expires_in: Type.Integer({ description: 'Seconds' }) }),
})

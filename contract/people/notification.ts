import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant } from '../wire.ts'

export const queryNotifications = endpoint({
  method: 'GET',
  path: '/clientsystem/system/notification/query',
  access: 'signed-in',
  summary:
    "What the caller's site has to tell, and what they were told themselves, newest first, in the language of the call; `type` 1 is all there is.",
  query: Type.Object({
    type: Type.Optional(Type.Integer({ minimum: 1, maximum: 1 })),
    orgId: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 9_999, description: "Read for staff alone; a customer's site is their own" }),
    ),
  }),
  reply: Type.Array(
    Type.Object({
      notificationId: Id,
      notificationTitle: Type.String(),
      notificationText: Type.String(),
      createTime: IsoInstant,
    }),
  ),
})

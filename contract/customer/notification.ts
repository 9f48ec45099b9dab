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
      orderno: Type.String({ description: 'The order that it is about; empty where it is about none' }),
      unread: Type.Boolean({ description: 'It came since the caller has last said what they have read' }),
    }),
  ),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/clientsystem/system/notification/unread',
  access: 'signed-in',
  summary: 'How many of these the caller has not read.',
  reply: Type.Object({ unread: Type.Integer() }),
})

export const markRead = endpoint({
  method: 'PUT',
  path: '/clientsystem/system/notification/read',
  access: 'signed-in',
  notImpersonated: true,
  summary:
    'The caller has read all that came until an instant; an earlier one than before, or one that is to come, changes nothing.',
  body: Type.Object({ until: Type.String({ format: 'date-time' }) }),
  reply: Type.Null(),
})

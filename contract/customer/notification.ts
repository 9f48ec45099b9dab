import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant } from '../wire.ts'

export const queryNotifications = endpoint({
  method: 'GET',
  path: '/clientsystem/system/notification/query',
  access: 'signed-in',
  summary:
    "List the notices of the caller's site and the caller's own messages, newest first, in the language of the call. `type` 1 is the only one.",
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
  summary: 'Count the notifications that the caller has not read.',
  reply: Type.Object({ unread: Type.Integer() }),
})

export const markRead = endpoint({
  method: 'PUT',
  path: '/clientsystem/system/notification/read',
  access: 'signed-in',
  notImpersonated: true,
  summary:
    'Mark as read all notifications until an instant. An earlier instant than before, or one in the future, changes nothing.',
  body: Type.Object({ until: Type.String({ format: 'date-time' }) }),
  reply: Type.Null(),
})

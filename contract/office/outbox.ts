import Type from 'typebox'
import { mailStates } from '../../rules/office/outbox.ts'
import { longestKeyword } from '../../rules/paging.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant, ListPage, Nullable, Paging } from '../wire.ts'

const Mail = {
  mailId: Id,
  state: Type.Enum([...mailStates]),
  recipient: Type.String(),
  subject: Type.String(),
  siteName: Type.String(),
  queuedAt: IsoInstant,
  sentAt: Nullable(IsoInstant),
  attempts: Type.Integer({ description: 'How often it was tried in vain' }),
  lastError: Nullable(Type.String()),
}

const access = 'staff:mail'

export const listMails = endpoint({
  method: 'GET',
  path: '/staff/outbox/list',
  access,
  summary: 'List the mails of the shop, newest first; of one state, or to addresses that contain some characters.',
  query: Type.Object({
    status: Type.Optional(Type.Enum([...mailStates])),
    recipient: Type.Optional(Type.String({ maxLength: longestKeyword })),
    ...Paging,
  }),
  reply: Type.Object({
    ...ListPage(Type.Object(Mail)).properties,
    hasServer: Type.Boolean({ description: 'False where no mail server is set: mails wait until one is' }),
  }),
})

export const getMail = endpoint({
  method: 'GET',
  path: '/staff/outbox/:id',
  access,
  summary: 'Retrieve a mail as it is or was sent. Secret links and codes stand in it until it was sent.',
  params: Type.Object({ id: Id }),
  reply: Type.Object({
    ...Mail,
    replyTo: Nullable(Type.String()),
    language: Type.String(),
    cause: Type.String({ description: 'What it is about, such as "order ONL000001"' }),
    parts: Type.Array(Type.Unknown()),
    text: Type.String(),
    html: Type.String(),
  }),
})

export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/staff/outbox/:id/send',
  access,
  summary: 'Send a mail now that was not sent yet. One that was sent is refused.',
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
})

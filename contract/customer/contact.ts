import Type from 'typebox'
import { contactLengths } from '../../rules/customer/contact.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant } from '../wire.ts'

const Line = (field: keyof typeof contactLengths) => Type.String({ maxLength: contactLengths[field] })

const Message = {
  orgId: Id,
  name: Line('name'),
  company: Line('company'),
  email: Line('email'),
  phone: Line('phone'),
  subject: Line('subject'),
  message: Line('message'),
}

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/clientsystem/system/freedom/contact',
  access: 'anyone',
  summary: "Send a message to a site: it is stored, and mailed to the site's service address. Answers what was stored.",
  body: Type.Object({ ...Message, company: Type.Optional(Message.company), phone: Type.Optional(Message.phone) }),
  idempotent: true,
  reply: Type.Object({ messageId: Id, sentAt: IsoInstant, siteName: Type.String(), ...Message }),
})

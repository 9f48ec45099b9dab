import Type from 'typebox'
import { auditFilterLengths } from '../../rules/office/audit.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant, ListPage, Nullable, Paging } from '../wire.ts'

const AuditEvent = Type.Object(
  {
    position: Type.Integer({ description: 'Its place in the chain, from 1 without a gap' }),
    at: IsoInstant,
    action: Type.String(),
    subject: Type.String(),
    userName: Nullable(Type.String({ description: 'Who did it; null without a sign-in' })),
    custnum: Nullable(Type.String({ description: 'Whose data it is about' })),
    address: Nullable(Type.String({ description: 'From where in the network' })),
    before: Type.Unknown(),
    after: Type.Unknown(),
  },
  { title: 'AuditEvent' },
)

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/staff/audit/list',
  access: 'staff:audit',
  summary: 'List audit events, newest first; of one customer, account, subject or kind of action.',
  query: Type.Object({
    custnum: Type.Optional(Type.String({ maxLength: auditFilterLengths.custnum })),
    userName: Type.Optional(Type.String({ maxLength: auditFilterLengths.userName })),
    subject: Type.Optional(Type.String({ maxLength: auditFilterLengths.subject })),
    action: Type.Optional(Type.String({ maxLength: 60 })),
    ...Paging,
  }),
  reply: ListPage(AuditEvent),
})

export const verifyAudit = endpoint({
  method: 'GET',
  path: '/staff/audit/verify',
  access: 'staff:audit',
  summary:
    'Verify the chain of the audit trail: how many events it has, and the first one that was changed or is missing.',
  reply: Type.Object({ events: Type.Integer(), brokenAt: Nullable(Id) }),
})

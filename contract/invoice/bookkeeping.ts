import Type from 'typebox'
import { endpoint, FileContent } from '../endpoint.ts'
import { Id, IsoDate } from '../wire.ts'

/** Of companies of ours whose sites the caller can access; those of other sites are not found. */
const access = 'staff:finance'

const path = '/staff/money/bookkeeping'

export const listIssuers = endpoint({
  method: 'GET',
  path: `${path}/issuers`,
  access,
  summary: 'List the companies of ours that have issued invoices, by the sites that the caller can access.',
  reply: Type.Array(Type.Object({ orgId: Id, name: Type.String() }, { title: 'Issuer' })),
  example: { reply: [{ orgId: 1, name: 'Aster B.V.' }] },
})

export const exportBookkeeping = endpoint({
  method: 'GET',
  path,
  access,
  summary:
    'Export all invoices and credit notes that a company of ours issued in a period, for bookkeeping: a row for each document and VAT code, of which each document has one. Credit notes are below zero.',
  query: Type.Object({
    orgId: Id,
    from: Type.String({ ...IsoDate, description: 'Issued from this ISO date on' }),
    until: Type.String({ ...IsoDate, description: 'Issued until this ISO date, inclusive' }),
    format: Type.Enum(['csv', 'xlsx']),
  }),
  binary: true,
  reply: FileContent,
})

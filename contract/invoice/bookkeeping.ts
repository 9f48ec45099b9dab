import Type from 'typebox'
import { type DatevChart, datevBounds, datevCharts } from '../../rules/invoice/datev.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Id, IsoDate, Nullable } from '../wire.ts'

/** Of companies of ours whose sites the caller can access; those of other sites are not found. */
const access = 'staff:finance'

const path = '/staff/money/bookkeeping'

export const listIssuers = endpoint({
  method: 'GET',
  path: `${path}/issuers`,
  access,
  summary: 'List the companies of ours that have issued invoices, by the sites that the caller can access.',
  reply: Type.Array(
    Type.Object(
      {
        orgId: Id,
        name: Type.String(),
        siteName: Type.String({ description: 'One company may stand behind several sites' }),
        isGerman: Type.Boolean({ description: 'Registered for VAT in Germany: it has a file for DATEV' }),
      },
      { title: 'Issuer' },
    ),
  ),
  example: { reply: [{ orgId: 1, name: 'Aster B.V.', siteName: 'Aster Netherlands', isGerman: false }] },
})

export const exportBookkeeping = endpoint({
  method: 'GET',
  path,
  access,
  summary:
    'Export all invoices and credit notes that a company of ours issued in a period, for bookkeeping: a row for each document and VAT code, of which each document has one. Credit notes are below zero. For DATEV a Buchungsstapel, of a German company whose settings for it are complete.',
  query: Type.Object({
    orgId: Id,
    from: Type.String({ ...IsoDate, description: 'Issued from this ISO date on' }),
    until: Type.String({ ...IsoDate, description: 'Issued until this ISO date, inclusive' }),
    format: Type.Enum(['csv', 'xlsx', 'datev']),
  }),
  binary: true,
  reply: FileContent,
})

const account = (description: string) => Nullable(Type.Integer({ minimum: 1, maximum: 999_999_999, description }))
const within = ([minimum, maximum]: readonly [number, number], description: string) =>
  Nullable(Type.Integer({ minimum, maximum, description }))

const DatevSettings = Type.Object(
  {
    adviser: within(datevBounds.adviser, 'The number of the tax adviser'),
    client: within(datevBounds.client, 'The number of the company at the tax adviser'),
    chart: Type.Unsafe<DatevChart | null>({ enum: [...datevCharts, null], description: 'The chart of accounts, SKR' }),
    yearStarts: within(datevBounds.yearStarts, 'The month with which the fiscal year begins'),
    accountLength: within(datevBounds.accountLength, 'Digits of a ledger account'),
    firstDebtor: account('A customer has this account and their id on top: one digit more, the first from 1 to 6'),
    taxedAccount: account('Of revenue with German VAT'),
    intraEuAccount: account('Of intra-Community supplies'),
    exportAccount: account('Of exports'),
  },
  { title: 'DatevSettings' },
)
const params = Type.Object({ id: Id })

export const getDatevSettings = endpoint({
  method: 'GET',
  path: `${path}/datev/:id`,
  access,
  summary: 'Retrieve what a German company of ours has entered for DATEV; null for what is missing.',
  params,
  reply: DatevSettings,
})

export const changeDatevSettings = endpoint({
  method: 'PUT',
  path: `${path}/datev/:id`,
  access,
  summary: 'Update what a German company of ours enters for DATEV: its numbers, and the accounts to book to.',
  params,
  body: DatevSettings,
  reply: Type.Object({}, { title: 'Done' }),
})

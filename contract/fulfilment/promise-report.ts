import Type from 'typebox'
import { carrierLengths } from '../../rules/shipping/carrier.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { described, Id, IsoDate, Nullable, Warehouse } from '../wire.ts'

const Count = (description: string) => Type.Integer({ description })

const PromiseReportRow = Type.Object(
  {
    shipFrom: Type.String({ description: 'Code of the warehouse' }),
    shipVia: Type.String({ description: 'Code of the carrier' }),
    carrier: Type.String({ description: 'Its name' }),
    promised: Count('Orders that have a promised day'),
    onTime: Count('Delivered on the promised day or before'),
    lateOneDay: Count('Delivered a day later'),
    lateFewDays: Count('Delivered two or three days later'),
    lateManyDays: Count('Delivered more than three days later'),
    overdue: Count('Not delivered yet, and the promised day is past'),
    notDue: Count('Not delivered yet, and the promised day is not past'),
    dayUnknown: Count('Taken for delivered, on a day that nobody noted'),
    unpromised: Count('Without a promised day'),
    keptShare: Nullable(
      Type.Number({
        description:
          'On time, in percent of those that are on time or late, with one decimal, rounded down; null where there are none',
      }),
    ),
  },
  { title: 'PromiseReportRow' },
)

const filters = {
  from: Type.Optional(
    described(IsoDate, 'Promised from this ISO date on; where no day was promised, placed, by the clock of its site'),
  ),
  until: Type.Optional(described(IsoDate, 'Until this ISO date, inclusive')),
  orgId: Type.Optional(Id),
  shipFrom: Type.Optional(Warehouse),
  shipVia: Type.Optional(Type.String({ maxLength: carrierLengths.code, description: 'Code of the carrier' })),
}

export const reportPromises = endpoint({
  method: 'GET',
  path: '/staff/order/promises',
  access: 'staff:orders',
  summary:
    'Report how many orders were delivered on the day promised when they were placed, by warehouse and carrier. Of the sites that the caller can access; without days, of the month so far. A period of more than 366 days is refused.',
  query: Type.Object(filters),
  reply: Type.Object({
    from: { ...IsoDate, description: 'First day of the period' },
    until: { ...IsoDate, description: 'Its last day' },
    rows: Type.Array(PromiseReportRow, { description: 'By warehouse, then by carrier' }),
    carriers: Type.Array(Type.Object({ shipVia: Type.String(), carrier: Type.String() }), {
      description: 'All carriers, to choose from, by their names',
    }),
  }),
})

export const exportPromises = endpoint({
  method: 'GET',
  path: '/staff/order/promises/export',
  access: 'staff:orders',
  summary: 'Export the same report as a file.',
  query: Type.Object({ ...filters, format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})

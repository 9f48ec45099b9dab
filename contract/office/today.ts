import Type from 'typebox'
import { type Task, taskNames } from '../../rules/office/today.ts'
import { siteAdvice, siteNeeds } from '../../rules/site/readiness.ts'
import { endpoint } from '../endpoint.ts'
import { Deadline } from '../invoice/e-invoice.ts'
import { Amount, described, Id, IsoDate, IsoInstant, Nullable } from '../wire.ts'

/** A part of the day's work; null for who may not see it. */
const TodayPart = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const getToday = endpoint({
  method: 'GET',
  path: '/staff/today',
  access: 'staff:console',
  summary:
    'Retrieve what waits for staff: registrations, orders, returns, shipments, goods, products to put on sale, payments, electronic invoices that could not be written, mails that were not sent, sites that lack something; and what has waited longest of each.',
  reply: Type.Object({
    oldest: Type.Array(
      Type.Object(
        {
          task: Type.Enum<Task[]>([...taskNames]),
          since: described(IsoInstant, 'Since when it waits; a day of the bank or of an invoice begins by UTC'),
          name: Type.String({
            description: 'Its number, company or subject; of a payment its payer, or what they wrote',
          }),
          detailId: described(Id, 'By which its own page knows it, where it has one; of a dispute its customer'),
          daysLate: Type.Optional(
            Type.Integer({ description: 'Of a late order and of goods that are due: as their lists count the days' }),
          ),
        },
        { title: 'OldestOfTask' },
      ),
      { description: 'What has waited longest, of each task of which something waits and that the caller may see' },
    ),
    registrations: TodayPart(Type.Integer({ description: 'Customers who wait for approval' })),
    orders: TodayPart(
      Type.Object({
        today: Type.Integer({ description: 'Placed today, by the clocks of their sites, without those cancelled' }),
        totals: Type.Array(Type.Object({ currency: Type.String(), total: Amount }), {
          description: 'Without what was cancelled of them',
        }),
        toRelease: Type.Integer(),
        onHold: Type.Integer(),
        awaitingPayment: Type.Integer(),
        moved: Type.Integer({ description: 'They wait for goods whose date has moved in the last seven days' }),
        arrived: Type.Integer({
          description: 'Goods that they waited for have arrived in the last seven days, and have not all left',
        }),
        late: Type.Integer({ description: 'Promised for a day that is past, and not all of that has left' }),
      }),
    ),
    returns: TodayPart(
      Type.Object({
        toDecide: Type.Integer({ description: 'Submitted returns whose customer owes no answer' }),
        overdue: Type.Integer({ description: 'Of those, returns that were to be decided by a day that is past' }),
        toCollect: Type.Integer({ description: 'Approved returns that our courier is to collect' }),
        toInspect: Type.Integer({ description: 'Returns with goods that came in and are to be inspected' }),
        toCredit: Type.Integer({
          description: 'Returns with inspected lines that are to be credited or settled otherwise',
        }),
      }),
    ),
    warehouse: TodayPart(
      Type.Object({
        toPick: Type.Integer({ description: 'Orders with pieces that can be picked now' }),
        backOrders: Type.Integer({ description: 'Of those, orders whose rest has arrived' }),
        picking: Type.Integer({ description: 'Shipments that are to be packed' }),
        packed: Type.Integer({ description: 'Shipments that are to be handed over' }),
        arrivals: Type.Integer({ description: 'Goods that were expected by today and have not come whole' }),
      }),
    ),
    toPutOnSale: TodayPart(
      Type.Array(Type.String(), {
        description: 'Numbers of announced products whose goods lie on a shelf: the first twenty',
      }),
    ),
    money: TodayPart(
      Type.Object({
        eInvoices: Type.Object({
          failed: Type.Integer({ description: 'They could not be written' }),
          open: Type.Integer({
            description: 'They were not handed to the exchange system yet, those that failed included',
          }),
          deadline: Nullable(Deadline),
        }),
        unmatchedPayments: Type.Integer({
          description: 'Payments that came in more than two working days ago and are not matched',
        }),
        oldDisputes: Type.Integer({ description: 'Open items that have been disputed for more than 14 days' }),
      }),
    ),
    mails: TodayPart(
      Type.Object({
        waiting: Type.Integer(),
        failing: Type.Integer(),
        hasServer: Type.Boolean({ description: 'False where no mail server is set: mails wait until one is' }),
      }),
    ),
    sites: TodayPart(
      Type.Array(
        Type.Object({
          orgId: Id,
          siteName: Type.String(),
          takesOrders: Type.Boolean(),
          lacks: Type.Array(Type.Enum([...siteNeeds, ...siteAdvice])),
        }),
        { description: 'Those that lack something or are closed' },
      ),
    ),
    missingRates: TodayPart(
      Type.Array(
        Type.Object({
          currency: Type.String(),
          lastDay: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
            description: 'Of the last rate that is known; null where none is',
          }),
        }),
        {
          description:
            'Currencies whose exchange rates are missing or older than three working days, where VAT has to be said in them',
        },
      ),
    ),
  }),
})

export const reportDailySales = endpoint({
  method: 'GET',
  path: '/staff/today/sales',
  access: 'staff:customers',
  summary:
    'Report the orders of each site on each of the last 14 days, by its clock, and what they come to without VAT and without what was cancelled. Of the sites that the caller can access; nothing is summed over currencies.',
  reply: Type.Object({
    rows: Type.Array(
      Type.Object(
        {
          orgId: Id,
          siteName: Type.String(),
          currency: Type.String(),
          days: Type.Array(Type.Object({ day: IsoDate, orders: Type.Integer(), amount: Amount }), {
            description: 'Fourteen, the last one is today',
          }),
        },
        { title: 'DailySalesRow' },
      ),
      { description: 'By currency, then by site; a site that sold nothing in these days has no row' },
    ),
  }),
})

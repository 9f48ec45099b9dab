import Type, { type Static } from 'typebox'
import { mostReminderLevels, reminderDayBounds, reminderPauseBounds } from '../../rules/payment/reminder.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Reason } from '../staff-reason.ts'
import { Amount, Id, IsoDate, ListPage, Nullable, Paging } from '../wire.ts'

/** Reminders of what is overdue, of customers of the sites that the caller can access; all others are not found. */
const access = 'staff:finance'

const path = '/staff/money'
const params = Type.Object({ id: Id })
const Currency = Type.String({ pattern: '^[A-Z]{3}$' })
const Level = Type.Integer({ minimum: 1, maximum: mostReminderLevels })

export const listDueReminders = endpoint({
  method: 'GET',
  path: `${path}/reminders`,
  access,
  summary:
    'List the reminders that are due: one for each customer and currency with an item that has reached its next level, without customers who are not to be reminded and without disputed items. The most overdue first.',
  query: Type.Object({ ...Paging }),
  reply: ListPage(
    Type.Object({
      customerId: Id,
      custnum: Type.String(),
      company: Type.String(),
      currency: Type.String(),
      level: Level,
      amount: { ...Amount, description: 'All that is overdue' },
      credit: { ...Amount, description: 'What is the customer’s and settles nothing yet' },
      items: Type.Integer(),
      daysOverdue: Type.Integer({ description: 'Of the oldest' }),
      lastLevel: Nullable(Type.Integer({ description: 'Of the last letter; null where there was none' })),
      lastOn: Nullable(IsoDate),
    }),
  ),
  example: {
    reply: {
      rows: [
        {
          customerId: 12,
          custnum: 'C100012',
          company: 'Kantoorshop B.V.',
          currency: 'EUR',
          level: 2,
          amount: 151.25,
          credit: 0,
          items: 1,
          daysOverdue: 24,
          lastLevel: 1,
          lastOn: '2026-11-02',
        },
      ],
      total: 1,
    },
  },
})

export const previewReminder = endpoint({
  method: 'GET',
  path: `${path}/customers/:id/reminder`,
  access,
  summary: 'Preview the due reminder as it would be sent: a PDF. Nothing is stored.',
  params,
  query: Type.Object({ currency: Currency }),
  binary: true,
  reply: FileContent,
})

export const sendReminder = endpoint({
  method: 'POST',
  path: `${path}/customers/:id/reminder`,
  access,
  summary:
    'Send the due reminder by mail, with its PDF. Refused where it is no longer the one that was shown, as something was paid meanwhile.',
  params,
  body: Type.Object({ currency: Currency, level: Level, amount: { ...Amount, description: 'As they were shown' } }),
  idempotent: true,
  reply: Type.Object({ reminderId: Id }),
  example: { body: { currency: 'EUR', level: 2, amount: 151.25 }, reply: { reminderId: 7 } },
})

const Remark = Type.Object({ reason: Type.String(), by: Type.String(), on: IsoDate })
const Stop = Type.Object({ ...Remark.properties, until: Nullable(IsoDate) })

export const getReminders = endpoint({
  method: 'GET',
  path: `${path}/customers/:id/reminders`,
  access,
  summary:
    'Retrieve whether a customer is not to be reminded, which items are disputed, and the reminders that were sent.',
  params,
  reply: Type.Object({
    stop: Type.Unsafe<Static<typeof Stop> | null>({ ...Stop, type: ['object', 'null'] }),
    disputes: Type.Array(Type.Object({ itemId: Id, ...Remark.properties })),
    reminders: Type.Array(
      Type.Object({
        reminderId: Id,
        level: Level,
        currency: Type.String(),
        amount: Amount,
        writtenOn: IsoDate,
        by: Type.String(),
        numbers: Type.Array(Type.String()),
      }),
      { description: 'The latest 50' },
    ),
  }),
})

const Done = Type.Object({}, { title: 'Done' })

export const stopReminders = endpoint({
  method: 'POST',
  path: `${path}/customers/:id/stop`,
  access,
  summary:
    'Stop the reminders of a customer until a day, inclusive, or until they are resumed. Replaces an earlier stop.',
  params,
  body: Type.Object({ until: Nullable(IsoDate), reason: Reason }),
  idempotent: true,
  reply: Done,
  example: { body: { until: '2026-12-31', reason: 'Pays in instalments' }, reply: {} },
})

export const resumeReminders = endpoint({
  method: 'POST',
  path: `${path}/customers/:id/resume`,
  access,
  summary: 'Resume the reminders of a customer.',
  params,
  body: Type.Object({ reason: Reason }),
  idempotent: true,
  reply: Done,
  example: { body: { reason: 'An instalment is missing' }, reply: {} },
})

export const disputeItem = endpoint({
  method: 'POST',
  path: `${path}/items/:id/dispute`,
  access,
  summary: 'Mark an open invoice as disputed: it gets no reminders, and holds no order as overdue.',
  params,
  body: Type.Object({ reason: Reason }),
  idempotent: true,
  reply: Done,
  example: { body: { reason: 'Says that two boxes were missing' }, reply: {} },
})

export const endDispute = endpoint({
  method: 'POST',
  path: `${path}/items/:id/dispute/end`,
  access,
  summary: 'End the dispute of an item.',
  params,
  body: Type.Object({ reason: Reason }),
  idempotent: true,
  reply: Done,
  example: { body: { reason: 'The boxes were found' }, reply: {} },
})

const [leastDay, mostDay] = reminderDayBounds
const [leastPause, mostPause] = reminderPauseBounds
const Rules = Type.Object(
  {
    days: Type.Array(Type.Integer({ minimum: leastDay, maximum: mostDay }), {
      minItems: 1,
      maxItems: mostReminderLevels,
      description: 'Days after the due date, level by level, each later than the one before',
    }),
    pauseDays: Type.Integer({ minimum: leastPause, maximum: mostPause, description: 'Days between two letters' }),
  },
  { title: 'ReminderRules' },
)

export const listReminderRules = endpoint({
  method: 'GET',
  path: `${path}/reminder-rules`,
  access,
  summary: 'List the reminder rules of the sites that the caller can access.',
  reply: Type.Array(Type.Object({ orgId: Id, siteName: Type.String(), ...Rules.properties })),
})

export const changeReminderRules = endpoint({
  method: 'PUT',
  path: `${path}/reminder-rules/:id`,
  access,
  summary: 'Update the reminder rules of a site.',
  params,
  body: Rules,
  reply: Done,
  example: { body: { days: [7, 21, 35], pauseDays: 7 }, reply: {} },
})

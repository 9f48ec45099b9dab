import * as contract from '../../../../contract/payment/reminder.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import { callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { reminderDocument } from '../../ledger/letter/letter.ts'
import { loadAccount } from '../account/account.staff.ts'
import { readCents } from '../settlement/wire.ts'
import { disputeItem, endDispute } from './dispute.ts'
import { composeLetter } from './letter-facts.queries.ts'
import { findDisputes, findReminders, findStop } from './reminder.queries.ts'
import { changeReminderRules, findReminderRules } from './reminder-rules.staff.ts'
import { findDue, sendReminder } from './send-reminder.ts'
import { resumeReminders, stopReminders } from './stop-reminders.ts'

export const reminderRoutes = (mount: Mount) => {
  mount(contract.listDueReminders, async ({ db, caller, now, query }) => {
    const due = await findDue(db, caller, now)
    const { limit, offset } = toPage(query)
    return { rows: due.slice(offset, offset + limit).map(toRow), total: due.length }
  })

  mount(contract.previewReminder, async ({ db, caller, now, params, query: { currency } }) => {
    const [due] = await findDue(db, caller, now, { customerId: params.id, currency })
    const { account, plan } = orNotFound(due)
    const { letter } = await composeLetter(db, account, { level: plan.level, amount: plan.amount })
    return reminderDocument(letter, callerKey(caller))
  })

  mount(contract.sendReminder, ({ params, body, ...call }) => {
    const shown = { ...body, customerId: params.id, amount: readCents(body.amount) }
    return changeOnce(call, (change) => sendReminder(change, shown))
  })

  mount(contract.getReminders, async ({ db, caller, now, params }) => {
    const { customerId, today } = await loadAccount(db, caller, params.id, now)
    const reminders = await findReminders(db, customerId)
    return {
      stop: (await findStop(db, customerId, today)) ?? null,
      disputes: await findDisputes(db, customerId),
      reminders: reminders.map((row) => ({ ...row, amount: toAmount(row.amount) })),
    }
  })
}

/** Who is not reminded, of what, and how sites remind. */
export const reminderRuleRoutes = (mount: Mount) => {
  mount(contract.stopReminders, ({ params, body: { until, reason }, ...call }) =>
    changeOnce(call, (change) => stopReminders(change, params.id, { until, reason: reason.trim() })),
  )

  mount(contract.resumeReminders, ({ params, body, ...call }) =>
    changeOnce(call, (change) => resumeReminders(change, params.id, body.reason.trim())),
  )

  mount(contract.disputeItem, ({ params, body, ...call }) =>
    changeOnce(call, (change) => disputeItem(change, params.id, body.reason.trim())),
  )

  mount(contract.endDispute, ({ params, body, ...call }) =>
    changeOnce(call, (change) => endDispute(change, params.id, body.reason.trim())),
  )

  mount(contract.listReminderRules, ({ db, caller }) => findReminderRules(db, caller))

  mount(contract.changeReminderRules, ({ params, body, ...call }) => changeReminderRules(call, params.id, body))
}

type Due = Awaited<ReturnType<typeof findDue>>[number]

function toRow({ account, plan }: Due) {
  const { customerId, custnum, company, currency, lastLevel, lastOn, items } = account
  return {
    customerId,
    custnum,
    company,
    currency,
    level: plan.level,
    amount: toAmount(plan.amount),
    credit: toAmount(account.credit),
    items: items.length,
    daysOverdue: Math.max(...items.map(({ daysOverdue }) => daysOverdue)),
    lastLevel,
    lastOn,
  }
}

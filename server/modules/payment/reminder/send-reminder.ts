import { planReminder, type ReminderLetter } from '../../../../rules/payment/reminder.ts'
import { toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { makeFormats } from '../../../documents/formats.ts'
import type { Caller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { toLevel } from '../../ledger/letter/letter-sheet.ts'
import { findOwnPayer } from '../settlement/payer.staff.ts'
import { composeLetter, type LetterTo } from './letter-facts.queries.ts'
import { findOverdue, lockAccount, type OverdueAccount } from './overdue.staff.ts'
import { storeReminder } from './reminder.queries.ts'

/** The letters that are due at the caller's sites, or of one customer and currency, each with its plan. */
export async function findDue(db: Db | Tx, staff: Caller, now: Date, which?: { customerId: number; currency: string }) {
  const accounts = await findOverdue(db, staff, now, which)
  return accounts.flatMap((account) => {
    const plan = planReminder(account.items, account, account.daysSinceLast)
    return plan ? [{ account, plan }] : []
  })
}

/** What staff saw of a letter; cents. */
type Shown = { customerId: number; currency: string; level: number; amount: number }

/**
 * Stores and mails the letter that is due, if it is still the one that was shown: what was paid, disputed or sent meanwhile refuses it.
 * Nothing of it can be paid before it is stored.
 */
export async function sendReminder(change: StaffChange, { level, amount, ...which }: Shown) {
  const { tx, call, changer } = change
  const payer = await findOwnPayer(change, which.customerId)
  await lockAccount(tx, which.customerId)
  const [due] = await findDue(tx, call.caller, changer.now, which)
  if (!due || due.plan.level !== level || due.plan.amount !== amount) throw new Refusal('reminder.changed')
  const { letter, recipient } = await composeLetter(tx, due.account, { level, amount })
  const reminderId = await storeReminder(tx, { ...due, letter }, changer)
  await mailReminder(tx, { account: due.account, letter, recipient, reminderId }, changer.now)
  await noteChange(change, payer, {
    action: 'reminder.sent',
    subject: `customer ${which.customerId}`,
    after: { level, amount, currency: which.currency, numbers: letter.items.map(({ number }) => number) },
  })
  return { reminderId }
}

type Mailed = LetterTo & { account: OverdueAccount; reminderId: number }

function mailReminder(tx: Tx, { account, letter, recipient, reminderId }: Mailed, now: Date) {
  const language = toLanguage(letter.language) ?? 'en'
  const { money } = makeFormats(language, letter.currency)
  const amount = money(letter.amount)
  const title = say(language, `reminder.title_${toLevel(letter)}`)
  const mail = {
    orgId: account.orgId,
    recipient,
    language,
    subject: say(language, 'reminder.subject', { title, amount }),
    parts: [
      say(language, `reminder.words_${toLevel(letter)}`, { amount }),
      { rows: itemRows(letter, money) },
      say(language, 'reminder.attached'),
      say(language, 'reminder.crossed'),
      { link: say(language, 'reminder.see'), path: '/finance/openinvoice' } as const,
    ],
    reminderId,
    cause: `customer ${account.customerId}`,
  }
  return queueMail(tx, mail, now)
}

// The whole statement is in the document.
const mostRows = 20

const itemRows = ({ items }: ReminderLetter, money: (cents: number) => string) =>
  items.slice(0, mostRows).map(({ number, open }) => [number, money(open)] as const)

/** How a site reminds: from how many days after the due date on each level, and how long a customer is left alone after a letter. */
export type ReminderRules = { days: readonly number[]; pauseDays: number }

/** The most levels, and the least and the most days of each. */
export const mostReminderLevels = 3
export const reminderDayBounds = [1, 365] as const
export const reminderPauseBounds = [1, 90] as const

/** A field of the rules as the contract names it; `days` is wrong where there is no level, or one too many. */
export type ReminderRuleField = 'days' | `days.${number}` | 'pauseDays'
/** No whole number within the bounds, not later than the level before, or not so many levels. */
export type ReminderRuleFault = 'bounds' | 'order' | 'count'

/** What is wrong with rules, by field; empty where nothing is. */
export function reminderRuleFaults({ days, pauseDays }: ReminderRules) {
  const faults: { [field in ReminderRuleField]?: ReminderRuleFault } = {}
  if (days.length < 1 || days.length > mostReminderLevels) faults.days = 'count'
  for (const [at, day] of days.entries()) {
    const before = days[at - 1] ?? 0
    if (!isWithin(day, reminderDayBounds)) faults[`days.${at}`] = 'bounds'
    else if (day <= before) faults[`days.${at}`] = 'order'
  }
  if (!isWithin(pauseDays, reminderPauseBounds)) faults.pauseDays = 'bounds'
  return faults
}

const isWithin = (value: number, [least, most]: readonly [number, number]) =>
  Number.isInteger(value) && value >= least && value <= most

/** Something overdue: cents that are open, and the last level on which it was reminded of, 0 for never. */
export type OverdueItem = { itemId: number; open: number; daysOverdue: number; lastLevel: number }

/** A letter that is due: its level, its sum, and the level on which each item is reminded of, null for one that is only named. */
export type ReminderPlan = { level: number; amount: number; items: readonly { itemId: number; level: number | null }[] }

/**
 * What a customer is to be reminded of now, from what is overdue in one currency; null where no item has reached its next level, or the
 * last letter was too short a time ago. Levels follow each other: none is left out, however late an item is.
 */
export function planReminder(
  items: readonly OverdueItem[],
  { days, pauseDays }: ReminderRules,
  daysSinceLast: number | null,
): ReminderPlan | null {
  if (daysSinceLast !== null && daysSinceLast < pauseDays) return null
  const planned = items.map((item) => ({ itemId: item.itemId, level: nextLevel(item, days) }))
  const level = Math.max(0, ...planned.map((item) => item.level ?? 0))
  if (level === 0) return null
  return { level, amount: items.reduce((sum, { open }) => sum + open, 0), items: planned }
}

function nextLevel({ daysOverdue, lastLevel }: OverdueItem, days: readonly number[]) {
  const from = days[lastLevel]
  return from !== undefined && daysOverdue >= from ? lastLevel + 1 : null
}

export type ReminderRefusal = 'reminder.changed' | 'reminder.not_disputable' | 'reminder.no_seller'

/** What a letter says, as it was sent; cents, ISO dates. */
export type ReminderLetter = {
  level: number
  language: string
  currency: string
  writtenOn: string
  /** Of who writes: their name, and the lines of their letters. */
  seller: ReminderSeller
  /** The lines of the address, without the country where it is unknown. */
  customer: { company: string; custnum: string; address: ReminderAddress | null }
  items: readonly ReminderLine[]
  amount: number
  /** To whom what is paid: each company that invoiced something of it, to its own account. */
  payments: readonly ReminderPayment[]
}

/** What one company is owed of a letter; cents. Without an account it is asked for it. */
export type ReminderPayment = {
  seller: string
  amount: number
  numbers: readonly string[]
  account: ReminderAccount | null
}
export type ReminderAccount = { holder: string; bank: string; account: string; bic: string }

/** Something that is owed, with who invoiced it and where they are paid; without them it is owed to who writes. */
export type DemandedItem = { number: string; open: number; seller: string | null; account: ReminderAccount | null }

/** What is to be paid to whom, in the order of what is demanded first. */
export function reminderPayments(items: readonly DemandedItem[], writer: Pick<ReminderPayment, 'seller' | 'account'>) {
  const payments = new Map<string, ReminderPayment>()
  for (const { number, open, ...by } of items) {
    const { seller, account } = by.seller === null ? writer : { seller: by.seller, account: by.account }
    const key = `${seller} ${account?.account ?? ''}`
    const { amount, numbers } = payments.get(key) ?? { amount: 0, numbers: [] }
    payments.set(key, { seller, amount: amount + open, numbers: [...numbers, number], account })
  }
  return [...payments.values()]
}

export type ReminderLine = {
  number: string
  orderNumber: string
  issuedOn: string
  dueOn: string
  daysOverdue: number
  open: number
}

type Place = { address1: string; city: string; state: string; postcode: string; country: string }
export type ReminderSeller = Place & {
  name: string
  phone: string
  email: string
  vatNumber: string
  registrationNumber: string
}
export type ReminderAddress = Place & { company: string; firstName: string; lastName: string; address2: string }

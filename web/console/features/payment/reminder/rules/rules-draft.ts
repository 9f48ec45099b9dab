import {
  mostReminderLevels,
  type ReminderRuleField,
  type ReminderRules,
  reminderDayBounds,
} from '../../../../../../rules/payment/reminder.ts'

/** Rules as they are typed: the days of each level. */
export type TypedRules = { days: readonly string[]; pauseDays: string }

export const toTypedRules = ({ days, pauseDays }: ReminderRules): TypedRules => ({
  days: days.map(String),
  pauseDays: String(pauseDays),
})

/** What is no whole number is none of the numbers that the rule takes. */
export const readRules = ({ days, pauseDays }: TypedRules): ReminderRules => ({
  days: days.map(readDays),
  pauseDays: readDays(pauseDays),
})

const readDays = (typed: string) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const usualDistance = 14

/** One level more, two weeks after the last one; empty where that is none. */
export function withLevel(typed: TypedRules): TypedRules['days'] {
  const day = (readRules(typed).days.at(-1) ?? 0) + usualDistance
  return [...typed.days, day <= reminderDayBounds[1] ? String(day) : '']
}

export const ruleFields: readonly ReminderRuleField[] = [
  ...Array.from({ length: mostReminderLevels }, (_, at) => `days.${at}` as const),
  'pauseDays',
]

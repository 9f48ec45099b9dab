const dayLong = 86_400_000

/** The ISO date of an instant by UTC; `dateIn` has that of a place. */
export const isoDay = (at: Date) => at.toISOString().slice(0, 10)

/** An ISO date so many days later; earlier by a number below zero. */
export const addDays = (day: string, days: number) => isoDay(new Date(Date.parse(day) + days * dayLong))

/** How many days an ISO date is after another one; below zero where it is before. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLong)

/** Whether this is a day of the calendar, written as an ISO date. There was no year 0, and PostgreSQL knows none. */
export const isDay = (text: string) =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

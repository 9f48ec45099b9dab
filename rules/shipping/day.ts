/** An ISO date so many days later. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Whether this is a day of the calendar, written as an ISO date. There was no year 0, and PostgreSQL knows none. */
export const isDay = (text: string) =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

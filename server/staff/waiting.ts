import { type RawBuilder, sql } from 'kysely'

/**
 * How many wait, and which of them the longest: since when (an instant, or a day that begins by UTC), its id, its name and, of what is late
 * by days, how many.
 */
export type Waiting = { count: number; oldest: { f1: string; f2: number; f3: string; f4?: number } | null }

/**
 * Of the rows of a query how many wait, and which of them the longest, found by one look at each. `columns` are since when, id,
 * name and maybe days late of a row, `which` are those that wait.
 */
export const countWaiting = (columns: RawBuilder<unknown>, which: RawBuilder<unknown> = sql`true`) => sql<Waiting>`
  json_build_object('count', count(*) filter (where ${which}), 'oldest', to_json(min((${columns})) filter (where ${which})))`

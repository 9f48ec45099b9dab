import { sql } from 'kysely'

// The letters before a VAT number are those of its country, but for Greece; XI is Northern Ireland's.
/** Whether an office `f` is registered for VAT in the country of a warehouse `w`. */
export const isRegistered = sql<boolean>`(f.vat_number like case w.country when 'GR' then 'EL' else w.country end || '%')`

/** Of the offices `f` the company that sells what leaves a warehouse `w`: registered in its country, else the one there, else the first. */
export const firstIssuer = sql`
  where f.kind <> 'distribution'
  order by ${isRegistered} desc, f.country = w.country desc, f.position
  limit 1`

import type { Atlas } from '../../../../rules/address/form.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { findCountries, findStates } from '../../site/sites/site.queries.ts'

/** The countries that we deliver to, and the states that an address there has to name. */
export async function loadAtlas(db: Db | Tx): Promise<Atlas> {
  const [countries, states] = await Promise.all([findCountries(db), findStates(db)])
  const byCountry = Map.groupBy(states, ({ country }) => country)
  return {
    countries: countries.map(({ iso2 }) => iso2),
    statesOf: (country) => (byCountry.get(country) ?? []).map(({ code }) => code),
  }
}

import type { Atlas } from '../../../rules/address/form.ts'

/** The countries that we deliver to and the states that addresses name. */
export type Places = {
  countries: ReadonlyArray<{ iso2: string }>
  states: ReadonlyArray<{ country: string; code: string; name: string }>
}

export const toAtlas = ({ countries, states }: Places): Atlas => ({
  countries: countries.map(({ iso2 }) => iso2),
  statesOf: (country) => states.filter((state) => state.country === country).map(({ code }) => code),
})

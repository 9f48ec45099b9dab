import { cleanPostcode } from '../address/postcode-form.ts'
import { borderDistricts, subdivisionPostcodes } from './subdivision-postcodes.ts'

/** Subdivisions by the first signs of their postcodes, for each country. */
const subdivisionsByPrefix = new Map(
  Object.entries(subdivisionPostcodes).map(([country, subdivisions]) => [
    country,
    new Map(
      Object.entries(subdivisions).flatMap(([code, prefixes]) =>
        prefixes
          .trim()
          .split(/\s+/)
          .map((prefix) => [prefix, code] as const),
      ),
    ),
  ]),
)

/** No prefix is longer: a whole postcode of France. */
const longestPrefix = 5

/**
 * The part of a country whose public holidays hold at a postcode, by its code in `date-holidays`: `SCT`, `BY`. Null where
 * the postcode does not decide it, or where the parts of the country have no days of their own; the days of the country hold then.
 */
export function postcodeSubdivision(country: string, postcode: string): string | null {
  const byPrefix = subdivisionsByPrefix.get(country)
  if (!byPrefix) return null
  const clean = cleanPostcode(postcode, country)
  if (country === 'GB') return britishSubdivision(clean, byPrefix)
  for (let length = Math.min(longestPrefix, clean.length); length > 0; length--) {
    const subdivision = byPrefix.get(clean.slice(0, length))
    if (subdivision !== undefined) return subdivision
  }
  return null
}

/** A British postcode begins with the letters of its area. Jersey, Guernsey and the Isle of Man are no part of the country. */
function britishSubdivision(postcode: string, byArea: ReadonlyMap<string, string>) {
  const [district = '', area = ''] = /^([A-Z]{1,2})[0-9][A-Z0-9]?/.exec(postcode) ?? []
  return borderDistricts.includes(district) ? null : (byArea.get(area) ?? null)
}

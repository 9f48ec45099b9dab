/** Where a warehouse does not send though a carrier goes to the country: the Canary Islands, Northern Ireland, an island. */

/** Postcodes of a country (ISO 3166-1) that begin so, in capitals and without signs between: ES 35, GB BT. */
export type ExcludedArea = { country: string; postcode: string }

export const mostExcludedAreas = 100
export const longestAreaPostcode = 10

/** The longest text that names so many areas. */
export const longestAreas = mostExcludedAreas * (longestAreaPostcode + 6)

// Their postcodes begin with the letters of the country.
const lettered = ['LT', 'LV']

/**
 * Areas as they are typed: `ES 35, ES-38; gb bt`, one for each line or with commas between. Sorted, each once; null where
 * something is no country with the beginning of a postcode, or where there are too many. Whether the country exists is not asked.
 */
export function readExcludedAreas(text: string): ExcludedArea[] | null {
  const parts = text
    .toUpperCase()
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const areas = parts.map(readArea)
  if (areas.some((area) => area === null)) return null
  const distinct = new Map(areas.flatMap((area) => (area ? [[areaName(area), area] as const] : [])))
  if (distinct.size > mostExcludedAreas) return null
  return [...distinct].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, area]) => area)
}

function readArea(part: string): ExcludedArea | null {
  const country = part.slice(0, 2)
  const rest = part.slice(2)
  const signs = rest.replaceAll(/[ -]/g, '')
  if (!/^[A-Z]{2}$/.test(country) || !/^[ -]/.test(rest) || !/^[A-Z0-9]+$/.test(signs)) return null
  const postcode = lettered.includes(country) && !signs.startsWith(country) ? `${country}${signs}` : signs
  return postcode.length > longestAreaPostcode ? null : { country, postcode }
}

const areaName = ({ country, postcode }: ExcludedArea) => `${country} ${postcode}`

/** As they are typed again. */
export const writeExcludedAreas = (areas: readonly ExcludedArea[]) => areas.map(areaName).join(', ')

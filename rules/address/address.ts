type Place = { city: string; state: string; postcode: string; country: string }

/** The lines of an address that name the place, as the post of its country reads them: "Philadelphia, PA 19103" in the US. */
export function placeLines({ city, state, postcode, country }: Place): string[] {
  if (country === 'US') return some([some([city, `${state} ${postcode}`.trim()]).join(', ')])
  if (country === 'GB') return some([city, state, postcode])
  // The letters of a province stand behind its town.
  if (country === 'IT') return some([some([postcode, city, state]).join(' ')])
  return some([some([postcode, city]).join(' '), state])
}

const some = (parts: string[]) => parts.filter(Boolean)

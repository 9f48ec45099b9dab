type Place = { city: string; state: string; postcode: string; country: string }

/** The lines of an address that name the place, as the post of its country reads them: "Philadelphia, PA 19103" in the US. */
export function placeLines({ city, state, postcode, country }: Place): string[] {
  const lines =
    country === 'US'
      ? [[city, `${state} ${postcode}`.trim()].filter(Boolean).join(', ')]
      : country === 'GB'
        ? [city, state, postcode]
        : [`${postcode} ${city}`.trim(), state]
  return lines.filter(Boolean)
}

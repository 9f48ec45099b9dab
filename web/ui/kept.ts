/** Values that this browser keeps for its reader; one that keeps nothing answers as if nothing had been kept. */
type Place = 'cookie-notice' | 'last-seen' | 'contact-draft' | 'registration' | 'new-customer' | 'chosen-settings'

/** Kept until it is removed, and in the window alone. */
const shelfOf = (place: Place) =>
  place === 'contact-draft' || place === 'new-customer' ? sessionStorage : localStorage

export function readKept(place: Place): unknown {
  try {
    return JSON.parse(shelfOf(place).getItem(place) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value; null forgets it. Answers whether this browser took it. */
export function keep(place: Place, value: unknown): boolean {
  try {
    if (value === null) shelfOf(place).removeItem(place)
    else shelfOf(place).setItem(place, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

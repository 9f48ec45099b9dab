/** Values that this browser keeps for its reader; one that keeps nothing answers as if nothing had been kept. */
type Place = Lasting | InWindow
type Lasting = 'cookie-notice' | 'last-seen' | 'registration' | 'chosen-settings'
type InWindow = (typeof inWindow)[number]
const inWindow = ['contact-draft', 'new-customer', 'quick-order', 'order-wishes'] as const

/** Kept until it is removed, or until the window is closed. */
const shelfOf = (place: Place) => (inWindow.some((one) => one === place) ? sessionStorage : localStorage)

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

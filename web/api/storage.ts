/** Values that this browser stores for its user; a browser that stores nothing answers as if nothing had been stored. */
export type Place = PersistentKey | InWindow
type PersistentKey = 'last-seen' | 'registration' | 'chosen-settings'
type InWindow = (typeof inWindow)[number]
const inWindow = ['contact-draft', 'new-customer'] as const

/** Stored until it is removed, or until the window is closed. */
const chooseStorage = (place: Place) => (inWindow.some((one) => one === place) ? sessionStorage : localStorage)

export function load(place: Place): unknown {
  try {
    return JSON.parse(chooseStorage(place).getItem(place) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value; null removes it. Answers whether this browser took it. */
export function save(place: Place, value: unknown): boolean {
  try {
    if (value === null) chooseStorage(place).removeItem(place)
    else chooseStorage(place).setItem(place, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

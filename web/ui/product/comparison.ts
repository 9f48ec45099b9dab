import { useSyncExternalStore } from 'react'
import { mostCompared } from '../../../rules/catalogue/product/catalogue.ts'

/** A product that is to be compared: enough to name it before it is read. */
export type ComparedProduct = { id: number; number: string }

const place = 'compared'
const none: readonly ComparedProduct[] = []

let current: readonly ComparedProduct[] | undefined
const listeners = new Set<() => void>()

/** What this browser has chosen to compare, in the order of choosing. Nothing until the page lives. */
export const useComparison = () => useSyncExternalStore(subscribe, readComparison, () => none)

/** Adds or takes out; false where there are as many already as fit side by side. */
export function toggleComparison(product: ComparedProduct): boolean {
  const chosen = readComparison()
  const others = chosen.filter(({ id }) => id !== product.id)
  if (others.length === chosen.length && chosen.length >= mostCompared) return false
  keep(others.length < chosen.length ? others : [...chosen, product])
  return true
}

export const clearComparison = () => keep(none)

function keep(chosen: readonly ComparedProduct[]) {
  current = chosen
  try {
    localStorage.setItem(place, JSON.stringify(chosen))
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
  notifyListeners()
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

function readComparison(): readonly ComparedProduct[] {
  current ??= load()
  return current
}

function load(): readonly ComparedProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, mostCompared) : none
  } catch {
    return none
  }
}

const isCompared = (entry: unknown): entry is ComparedProduct =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  'number' in entry &&
  Number.isInteger(entry.id) &&
  typeof entry.number === 'string'

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) addEventListener('storage', reload)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', reload)
  }
}

/** Another window of the shop has changed them. */
function reload(event: StorageEvent) {
  if (event.key !== place && event.key !== null) return
  current = undefined
  notifyListeners()
}

import { useSyncExternalStore } from 'react'
import { mostCompared } from '../../../rules/product/catalogue.ts'

/** A product that is to be compared: enough to name it before it is read. */
export type ComparedProduct = { id: number; number: string }

const place = 'compared'
const none: readonly ComparedProduct[] = []

let known: readonly ComparedProduct[] | undefined
const listeners = new Set<() => void>()

/** What this browser has chosen to compare, in the order of choosing. Nothing until the page lives. */
export const useCompared = () => useSyncExternalStore(subscribe, read, () => none)

/** Adds or takes out; false where there are as many already as fit side by side. */
export function toggleCompared(product: ComparedProduct): boolean {
  const chosen = read()
  const left = chosen.filter(({ id }) => id !== product.id)
  if (left.length === chosen.length && chosen.length >= mostCompared) return false
  keep(left.length < chosen.length ? left : [...chosen, product])
  return true
}

export const clearCompared = () => keep(none)

function keep(chosen: readonly ComparedProduct[]) {
  known = chosen
  try {
    localStorage.setItem(place, JSON.stringify(chosen))
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

function read(): readonly ComparedProduct[] {
  known ??= load()
  return known
}

function load(): readonly ComparedProduct[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isCompared).slice(0, mostCompared) : none
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
  if (listeners.size === 1) addEventListener('storage', readAnew)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAnew)
  }
}

/** Another window of the shop has changed them. */
function readAnew(event: StorageEvent) {
  if (event.key !== place && event.key !== null) return
  known = undefined
  tell()
}

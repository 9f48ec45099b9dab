import { useSyncExternalStore } from 'react'
import type { ReaderPromise } from '../../../rules/sourcing/reader-promise.ts'
import type { Product } from './product.ts'

type Promised = Pick<Product, 'stock' | 'status' | 'price'>

/** What the reader is promised of so many pieces of a product; null for what is not sold now. */
export type Promiser = (product: Promised, pieces: number, pinned?: string | null) => ReaderPromise | null

let promiser: Promiser | undefined
const listeners = new Set<() => void>()

/** Lets products say when they arrive. The rule comes after the page lives: what the server renders is the same all day. */
export function setPromiser(next: Promiser) {
  promiser = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined until it is known from where goods come to the reader. */
export const usePromiser = () =>
  useSyncExternalStore(
    subscribe,
    () => promiser,
    () => undefined,
  )

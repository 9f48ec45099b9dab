import type { CarrierAdapterName } from '../../../../rules/shipping/carrier.ts'
import type { CarrierAdapter } from './adapter.ts'
import { byHand } from './by-hand.ts'
import { testCarrier } from './test-carrier.ts'

/** The adapters by their names. One that is missing works by hand. */
export type CarrierAdapters = Partial<Record<CarrierAdapterName, CarrierAdapter>>

/** The adapters that a shop works with; test carriers only where they are allowed. */
export const makeCarrierAdapters = (now: () => Date, { testCarriers }: { testCarriers: boolean }): CarrierAdapters => ({
  hand: byHand,
  ...(testCarriers && { test: testCarrier(now) }),
})

/** The names of those that can do something. */
export const adaptersThat = (can: keyof CarrierAdapter, adapters: CarrierAdapters) =>
  Object.entries(adapters).flatMap(([name, adapter]) => (adapter[can] ? [name] : []))

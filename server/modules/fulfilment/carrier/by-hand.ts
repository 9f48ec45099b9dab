import type { CarrierAdapter } from './adapter.ts'

/** Our own address label, numbers that are typed or imported, and no tracking of parcels. */
export const byHand: CarrierAdapter = { label: null, cancel: null, track: null }

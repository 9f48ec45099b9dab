export const vatReasons = [
  'vat.domestic',
  'vat.intra_eu',
  'vat.italian_chain',
  'vat.ship_from_rate',
  'vat.export',
  'vat.none_us',
] as const
export type VatReason = (typeof vatReasons)[number]

export type Vat = { rateBp: number; reason: VatReason }

/** VAT in cents on an amount in cents, half a cent up. */
export const vatOn = (cents: number, rateBp: number) => Math.round((cents * rateBp) / 10_000)

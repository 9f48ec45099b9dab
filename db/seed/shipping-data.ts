import { forwarderAsCarrier } from './forwarder-data.ts'
import { countries, warehouses } from './reference-data.ts'

// The pages of the carriers are made up, for all to see.
const pageOf = (carrier: string) => `https://${carrier}.example/follow?number={number}`

export const carriers = [
  { code: 'STD', name: 'Standard parcel', tracking_url: pageOf('parcel') },
  { code: 'EXP', name: 'Express parcel', tracking_url: pageOf('express') },
  { code: 'PAL', name: 'Pallet freight', tracking_url: pageOf('freight') },
  { ...forwarderAsCarrier, tracking_url: '' },
]

/** Countries that a parcel from a European warehouse reaches on the next working day (specification section 1). */
const nextDay = new Set(['DE', 'NL', 'BE', 'LU', 'IT', 'FR', 'PL', 'GB'])

type Rate = { price: number; free_from: number | null; days_min: number; days_max: number }

/** Cents and working days by carrier; a parcel inside the country of the warehouse costs least. */
function ratesOf(home: boolean, near: boolean): Record<string, Rate> {
  const days = near ? { days_min: 1, days_max: 1 } : { days_min: 2, days_max: 4 }
  return {
    STD: { price: home ? 595 : near ? 895 : 1495, free_from: home || near ? 25_000 : 50_000, ...days },
    EXP: { price: home ? 1495 : near ? 2495 : 3995, free_from: null, days_min: 1, days_max: near ? 1 : 2 },
    PAL: {
      price: home ? 6900 : near ? 9900 : 16_900,
      free_from: 300_000,
      days_min: near ? 2 : 3,
      days_max: near ? 3 : 6,
    },
  }
}

/** Every carrier from every warehouse to every country of its region. */
export const shippingRates = warehouses.flatMap((warehouse) =>
  countries
    .filter(({ iso2 }) => (iso2 === 'US') === (warehouse.region === 'US'))
    .flatMap(({ iso2 }) => {
      const home = iso2 === warehouse.country
      const rates = ratesOf(home, home || nextDay.has(iso2))
      return Object.entries(rates).map(([carrier, rate]) => ({
        carrier,
        warehouse: warehouse.code,
        country: iso2,
        ...rate,
      }))
    }),
)

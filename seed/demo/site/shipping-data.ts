import { countries, warehouses } from '../../reference/reference-data.ts'

// The pages of the carriers are made up, for all to see; one of them plays what becomes of its parcels.
const trackingPage = (carrier: string) => `https://${carrier}.example/follow?number={number}`

export const carriers = [
  { code: 'STD', name: 'Standard parcel', tracking_url: trackingPage('parcel'), adapter: 'hand' },
  { code: 'EXP', name: 'Express parcel', tracking_url: trackingPage('express'), adapter: 'test' },
  { code: 'PAL', name: 'Pallet freight', tracking_url: trackingPage('freight'), adapter: 'hand' },
]

/** Countries that a parcel from a European warehouse reaches on the next working day (specification section 1). */
const nextDay = new Set(['DE', 'NL', 'BE', 'LU', 'IT', 'FR', 'PL', 'GB'])

type Rate = { price: number; free_from: number | null; days_min: number; days_max: number }

/** Cents of a currency by carrier: inside the country of the warehouse, to near countries, and to all others. */
type Tariff = Record<'STD' | 'EXP' | 'PAL', readonly [home: number, near: number, far: number]> & {
  /** From which value of goods a parcel costs nothing, near and far, and freight. */
  free: readonly [near: number, far: number, freight: number]
}

const tariffs: Record<string, Tariff> = {
  EUR: { STD: [595, 895, 1495], EXP: [1495, 2495, 3995], PAL: [6900, 9900, 16_900], free: [25_000, 50_000, 300_000] },
  GBP: { STD: [495, 795, 1295], EXP: [1295, 2195, 3495], PAL: [5900, 8500, 14_500], free: [22_000, 45_000, 260_000] },
  PLN: {
    STD: [2490, 3690, 6290],
    EXP: [6290, 10_490, 16_790],
    PAL: [28_900, 41_900, 70_900],
    free: [105_000, 210_000, 1_260_000],
  },
  USD: { STD: [595, 895, 1495], EXP: [1495, 2495, 3995], PAL: [6900, 9900, 16_900], free: [25_000, 50_000, 300_000] },
}

const regionCurrencies: Record<string, readonly string[]> = { EU: ['EUR', 'GBP', 'PLN'], US: ['USD'] }

/** Working days by carrier, and what it asks; a parcel inside the country of the warehouse costs least. */
function makeRates({ STD, EXP, PAL, free }: Tariff, home: boolean, near: boolean): Record<string, Rate> {
  const abroad = near ? 1 : 2
  const zone = home ? 0 : abroad
  const days = near ? { days_min: 1, days_max: 1 } : { days_min: 2, days_max: 4 }
  return {
    STD: { price: STD[zone], free_from: free[near ? 0 : 1], ...days },
    EXP: { price: EXP[zone], free_from: null, days_min: 1, days_max: near ? 1 : 2 },
    PAL: { price: PAL[zone], free_from: free[2], days_min: near ? 2 : 3, days_max: near ? 3 : 6 },
  }
}

/** Every carrier from every warehouse to every country of its region, in every currency that is sold in there. */
export const shippingRates = warehouses.flatMap((warehouse) =>
  countries
    .filter(({ iso2 }) => (iso2 === 'US') === (warehouse.region === 'US'))
    .flatMap(({ iso2 }) => (regionCurrencies[warehouse.region] ?? []).map((currency) => ({ iso2, currency })))
    .flatMap(({ iso2, currency }) => {
      const home = iso2 === warehouse.country
      const tariff = tariffs[currency]
      if (!tariff) throw new Error(`no tariff in ${currency}`)
      return Object.entries(makeRates(tariff, home, home || nextDay.has(iso2))).map(([carrier, rate]) => ({
        carrier,
        warehouse: warehouse.code,
        country: iso2,
        currency,
        ...rate,
      }))
    }),
)

/** Where returned goods arrive. All of it is made up, for all to see. */
export const warehouseAddresses = [
  { code: 'NL', address1: 'Magazijnweg 10', postcode: '0000 AB', city: 'Voorbeelddam', state: '' },
  { code: 'UK', address1: '10 Warehouse Lane', postcode: 'ZZ1 7ZY', city: 'Exampleton', state: '' },
  { code: 'IT', address1: 'Via del Magazzino 10', postcode: '00004', city: 'Esempio', state: 'MI' },
  { code: 'FR', address1: '10 rue de l’Entrepôt', postcode: '00009', city: 'Exempleville', state: '' },
  { code: 'PL', address1: 'ul. Magazynowa 10', postcode: '00-011', city: 'Przykładowo', state: '' },
  { code: 'US', address1: '10 Warehouse Road', postcode: '19000', city: 'Sampleburg', state: 'PA' },
]

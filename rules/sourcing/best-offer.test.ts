import { expect, test } from 'vitest'
import { bestOffer, type WarehouseOffer } from './best-offer.ts'

const offer = (warehouse: string, more: Partial<WarehouseOffer> = {}): WarehouseOffer => ({
  ...{ warehouse, pieces: 5, arrivesOn: '2026-12-02', price: 600 },
  ...more,
})
const fewest = { preference: 'fewestParcels', sending: ['IT'], own: 'NL' } as const
const earliest = { ...fewest, preference: 'earliest' } as const
const early = { arrivesOn: '2026-12-01' }

test.each<[what: string, offers: WarehouseOffer[], circumstances: typeof fewest | typeof earliest, best: string]>([
  ['more pieces of it', [offer('FR', { pieces: 4, ...early, price: 0 }), offer('PL')], earliest, 'PL'],
  ['no parcel more', [offer('FR', early), offer('IT', { price: 900 })], fewest, 'IT'],
  ['the earlier day, whatever parcels', [offer('FR', early), offer('IT')], earliest, 'FR'],
  ['of parcels alike the earlier day', [offer('PL'), offer('FR', { ...early, price: 900 })], fewest, 'FR'],
  ['of days alike no parcel more', [offer('FR', { price: 0 }), offer('IT')], earliest, 'IT'],
  ['of both alike the lower price', [offer('NL'), offer('PL', { price: 500 })], fewest, 'PL'],
  ['of all alike the own one', [offer('FR'), offer('NL')], fewest, 'NL'],
  ['then the code', [offer('PL'), offer('FR')], fewest, 'FR'],
  ['a day before none', [offer('FR', { arrivesOn: null }), offer('PL')], fewest, 'PL'],
  [
    'where no day and no price is told',
    [offer('UK', { arrivesOn: null, price: null }), offer('FR', { arrivesOn: null, price: null })],
    fewest,
    'FR',
  ],
])('a line is offered %s', (_, offers, circumstances, best) => {
  expect(bestOffer(offers, circumstances)?.warehouse).toBe(best)
  expect(bestOffer(offers.toReversed(), circumstances)?.warehouse).toBe(best)
})

test('of no warehouse none is the best', () => {
  expect(bestOffer([], fewest)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { columnReader } from './column-reader.ts'

const read = columnReader<'city' | 'postcode' | 'note'>({ city: 'town  città', postcode: 'postalcode plz', note: '' })

test.each([
  ['Town', 'city'],
  ['CITTÀ', 'city'],
  ['Postal code', 'postcode'],
  ['P.L.Z.', 'postcode'],
  ['Postal', undefined],
  ['', undefined],
])('%s names %s', (heading, field) => expect(read(heading)).toBe(field))

test('a field is known by its own name only where it is among its names', () => {
  expect([read('city'), read('note')]).toEqual([undefined, undefined])
})

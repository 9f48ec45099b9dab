import { expect, test } from 'vitest'
import { placeLines } from './address.ts'

test.each([
  ['US', 'Philadelphia', 'PA', '19103', ['Philadelphia, PA 19103']],
  ['US', 'Philadelphia', '', '19103', ['Philadelphia, 19103']],
  ['US', 'Philadelphia', '', '', ['Philadelphia']],
  ['NL', 'Amsterdam', '', '1000 AA', ['1000 AA Amsterdam']],
  ['IT', 'Milano', 'MI', '20100', ['20100 Milano MI']],
  ['ES', 'Palma', 'Illes Balears', '07001', ['07001 Palma', 'Illes Balears']],
  ['GB', 'London', '', 'SW1A 1AA', ['London', 'SW1A 1AA']],
])('the post of %s reads %j', (country, city, state, postcode, lines) => {
  expect(placeLines({ country, city, state, postcode })).toEqual(lines)
})

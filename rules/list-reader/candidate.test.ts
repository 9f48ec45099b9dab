import { expect, test } from 'vitest'
import { candidateName } from './candidate.ts'

test.each([
  ['Brother', 'Brother TN-2420 toner, black', 'Brother TN-2420 toner, black'],
  ['Brother', 'Aster compatible with Brother TN-2420 toner', 'Aster compatible with Brother TN-2420 toner'],
  ['KONICA MINOLTA', 'Konica Minolta TN-221', 'Konica Minolta TN-221'],
  ['HP', 'Toner black', 'HP Toner black'],
  ['HP', 'HPX toner', 'HP HPX toner'],
])('the brand %s stands once with “%s”', (brand, name, said) => {
  expect(candidateName(brand, name)).toBe(said)
})

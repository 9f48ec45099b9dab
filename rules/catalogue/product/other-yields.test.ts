import { expect, test } from 'vitest'
import type { SetCandidate } from '../search/printer-set.ts'
import { pickOtherYields } from './other-yields.ts'

const toner = (number: string, yieldPages: number | null, more: Partial<SetCandidate> = {}): SetCandidate => ({
  number,
  classId: 102,
  colour: 'K',
  ownMake: false,
  yieldPages,
  ...more,
})
const product = toner('TN-2410', 1200)
const numbers = (...candidates: SetCandidate[]) => pickOtherYields(candidates, product).map(({ number }) => number)

test('the same cartridge with other yields, the lowest first', () => {
  expect(numbers(toner('TN-2510XXL', 6000), toner('TN-2420', 3000), product)).toEqual(['TN-2420', 'TN-2510XXL'])
})

test.each([
  ['of another colour', toner('C', 3000, { colour: 'C' })],
  ['of another make', toner('AS-1', 3000, { ownMake: true })],
  ['a drum', toner('DR-2400', 12000, { classId: 105 })],
  ['without a yield', toner('X', null)],
  ['with the same yield', toner('TN-2410B', 1200)],
])('none %s', (_, candidate) => {
  expect(numbers(candidate)).toEqual([])
})

test('of two with one yield the one that fits more printers', () => {
  expect(numbers(toner('A', 3000, { fits: 1 }), toner('B', 3000, { fits: 2 }))).toEqual(['B'])
})

test('what has no place in a printer has no other yields', () => {
  const kit = toner('KIT', 1200, { classId: 103, colour: 'KIT' })
  expect(pickOtherYields([toner('KIT2', 3000, { classId: 103, colour: 'KIT' })], kit)).toEqual([])
})

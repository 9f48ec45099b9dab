import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classIdByKind } from '../product/catalogue.ts'
import { pickPrinterSet, placeInSet, type SetCandidate } from './printer-set.ts'

const { toner, drum, kit, label } = classIdByKind

const item = (number: string, colour: string, given: Partial<SetCandidate> = {}): SetCandidate => ({
  number,
  colour,
  classId: toner,
  ownMake: false,
  yieldPages: 1_000,
  ...given,
})
const original = { ownMake: false, classId: toner, yieldPages: 1_000 }
const numbers = (candidates: SetCandidate[], wish = original) =>
  pickPrinterSet(candidates, wish).map(({ number }) => number)

test('one of each colour, then the drum', () => {
  const candidates = [item('Y', 'Y'), item('D', 'K', { classId: drum }), item('M', 'M'), item('K', 'K'), item('C', 'C')]
  expect(numbers(candidates)).toEqual(['K', 'C', 'M', 'Y', 'D'])
})

test.each<[string, SetCandidate[], string[], typeof original?]>([
  [
    'the make that is wanted',
    [item('A', 'K'), item('B', 'K', { ownMake: true })],
    ['B'],
    { ...original, ownMake: true },
  ],
  ['the other make where there is none', [item('A', 'K'), item('B', 'C', { ownMake: true })], ['A', 'B']],
  ['what fits more printers', [item('A', 'K', { fits: 2 }), item('B', 'K', { fits: 7 })], ['B']],
  [
    'what lasts as long',
    [item('A', 'K', { yieldPages: 6_000 }), item('B', 'K', { yieldPages: 3_000 })],
    ['B'],
    { ...original, yieldPages: 2_500 },
  ],
  ['the first number of two alike', [item('B', 'K'), item('A', 'K')], ['A']],
  ['no kit and no label', [item('A', 'KIT', { classId: kit }), item('B', 'black', { classId: label })], []],
])('%s', (_, candidates, expected, wish) => {
  expect(numbers(candidates, wish)).toEqual(expected)
})

const candidate = fc.record({
  number: fc.string({ minLength: 1, maxLength: 4 }),
  classId: fc.constantFrom(...Object.values(classIdByKind)),
  colour: fc.constantFrom('K', 'C', 'M', 'Y', 'CMY', 'KIT', ''),
  ownMake: fc.boolean(),
  yieldPages: fc.option(fc.integer({ min: 1, max: 20_000 })),
})

test('each place has one product, whatever order they come in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(candidate, { selector: ({ number }) => number }), (candidates) => {
      const places = pickPrinterSet(candidates, original).map(placeInSet)
      expect(new Set(places).size).toBe(places.length)
      expect(new Set(places)).toEqual(new Set(candidates.map(placeInSet).filter((place) => place !== undefined)))
      expect(numbers([...candidates].reverse())).toEqual(numbers(candidates))
    }),
  )
})

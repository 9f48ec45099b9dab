import { expect, test } from 'vitest'
import { colourName, productName } from './product-name.ts'

const toner = {
  brand: 'HP',
  oemCode: 'CF259A',
  shortName: '59A',
  kind: 'toner',
  colour: 'K',
  ownMake: false,
  words: ['59A'],
} as const

test.each([
  ['the short name', toner, 'HP 59A toner, black'],
  ['the OEM number where there is none', { ...toner, shortName: '', words: [] }, 'HP CF259A toner, black'],
  ['our own make', { ...toner, ownMake: true }, 'Aster compatible with HP 59A toner, black'],
  ['no colour', { ...toner, colour: '' }, 'HP 59A toner'],
  [
    'words of the trade',
    {
      ...toner,
      brand: 'DYMO',
      oemCode: 'S0720500',
      shortName: '45010',
      kind: 'label',
      colour: 'black on clear',
      words: ['45010', 'D1 12 mm standard'],
    } as const,
    'DYMO 45010 label cassette, D1 12 mm standard, black on clear',
  ],
  [
    'a kit',
    { ...toner, oemCode: 'CF280XD', shortName: '', kind: 'kit', colour: 'KIT', words: ['80X dual pack'] } as const,
    'HP CF280XD toner kit, 80X dual pack',
  ],
])('a product is named with %s', (_, product, name) => {
  expect(productName(product)).toBe(name)
})

test('codes of colours have names, words of tapes have none', () => {
  expect(colourName('pbk')).toBe('photo black')
  expect(colourName('black on white')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { colourName, nameIn, partsOfName, productName, readKitColour } from './name.ts'

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

test.each([
  [toner, { maker: 'HP 59A', details: [{ colour: 'K' }] }],
  [
    { ...toner, ownMake: true, colour: 'LM' },
    { ownMake: true, maker: 'HP 59A', details: [{ colour: 'LM' }] },
  ],
  [
    { ...toner, kind: 'drum', colour: 'CMYK' },
    { maker: 'HP 59A', kind: 'drum', details: [{ colour: 'CMYK' }] },
  ],
  [
    { ...toner, kind: 'label', colour: 'black on clear', words: ['D1 12 mm standard'] },
    { maker: 'HP 59A', kind: 'label', details: [{ words: 'D1 12 mm standard' }, { words: 'black on clear' }] },
  ],
  [
    { ...toner, kind: 'kit', colour: 'KIT', words: ['80X dual pack'] },
    { maker: 'HP 59A', kind: 'kit', details: [{ words: '80X dual pack' }] },
  ],
] as const)('what a built name says can be read from it: %#', (product, parts) => {
  expect(partsOfName(productName(product))).toEqual({ ownMake: false, kind: 'toner', ...parts })
})

test.each(['Desk lamp', 'Tonerkassette schwarz', '', 'toner'])('the name %j was given, not built', (name) => {
  expect(partsOfName(name)).toBeUndefined()
})

test.each([
  ['en', toner, 'HP 59A toner, black'],
  ['de', toner, '[HP 59A|Toner], Black'],
  ['pl', toner, '[HP 59A|Toner], black'],
  ['pl', { ...toner, ownMake: true }, '[own|HP 59A|Toner], black'],
])('a built name is said in %s: %#', (language, product, said) => {
  const words: Record<string, string> = { 'ui.kind_toner': 'Toner', 'ui.colour_K': 'Black' }
  const say = (key: string, values: Record<string, string> = {}) =>
    words[key] ?? `[${key === 'product.name_own' ? 'own|' : ''}${values.maker}|${values.kind}]`
  expect(nameIn({ name: productName(product), names: null }, language, say)).toBe(said)
})

test.each([
  ['en', 'Brother HSE211 label cassette, 5.8 mm heat-shrink tube, black on white'],
  ['de', '[Brother HSE211], 5,8 mm heat-shrink tube, black on white'],
])('the width of a tape is written as in %s', (language, said) => {
  const name = 'Brother HSE211 label cassette, 5.8 mm heat-shrink tube, black on white'
  const words: Record<string, string> = {
    'product.word_heat_shrink': 'heat-shrink tube',
    'product.tape': 'black on white',
  }
  const say = (key: string, values: Record<string, string> = {}) => words[key] ?? `[${values.maker}]`
  expect(nameIn({ name, names: null }, language, say)).toBe(said)
})

test.each([
  ['HP 59A toner, black', 'HP 59A toner, black'],
  ['Canon PFI-106GY ink cartridge, grey', 'Canon PFI-106GY ink cartridge, gray'],
  ['Office chair with grey headrest, tall', 'Office chair with gray headrest, tall'],
])('in the United States %s is called %s', (name, said) => {
  expect(nameIn({ name, names: null }, 'us', (key) => key)).toBe(said)
})

const desk = { name: 'Desk', names: { de: 'Schreibtisch', pl: '' } }
test.each([
  ['as it is named', desk, 'de', 'Schreibtisch'],
  ['in English, which stands beside the others', desk, 'en', 'Desk'],
  ['in English where nobody has named it', desk, 'fr', 'Desk'],
  ['in English where its name is empty', desk, 'pl', 'Desk'],
  ['in English where it has no other names', { ...desk, names: null }, 'de', 'Desk'],
  [
    'as it is named, though its name was built',
    { name: 'HP 59A toner, black', names: { de: 'Toner 59A' } },
    'de',
    'Toner 59A',
  ],
])('a product is said %s', (_, product, language, said) => {
  expect(nameIn(product, language, (key) => key)).toBe(said)
})

test.each([
  ['KIT', ['125A black dual pack'], 'K'],
  ['KIT', ['TN2420 twin pack'], 'K'],
  ['KIT', ['304A CMY 3-pack'], 'CMY'],
  ['KIT', ['TN243 CMYK pack'], 'CMYK'],
  ['KIT', ['304 combo pack'], 'KIT'],
  ['KIT', [], 'KIT'],
  ['C', ['twin pack'], 'C'],
])('a box of %s that says %j holds %s', (colour, words, held) => {
  expect(readKitColour(colour, words)).toBe(held)
})

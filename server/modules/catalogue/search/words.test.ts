import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countSkus, findSkus, suggest } from '../../../../contract/catalogue/catalogue.ts'
import { demoPrinters, originals } from '../../../../seed/demo/catalogue/products.ts'
import { classes } from '../../../../seed/reference/reference-data.ts'
import { languages, loadTexts } from '../../../../texts/index.ts'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildDemoWorld()
})
afterAll(() => world.close())

const find = async (keyword: string) => (await world.call(findSkus, { query: { keyword } })).data
const first = async (keyword: string) => {
  const [row] = (await find(keyword)).rows
  return row && `${row.ownMake ? 'own ' : ''}${row.oemCode}`
}

const filler = {
  en: ['for', 'compatible with', 'genuine', 'printer', 'cartridge for', 'high yield', 'XL', 'I need', 'cheap', 'buy'],
  de: [
    'für',
    'passend für',
    'Drucker',
    'kompatibel mit',
    'originale',
    'Patrone für den',
    'günstig',
    'ich brauche',
    'bitte',
  ],
  fr: [
    'pour',
    'compatible avec',
    'imprimante',
    'cartouche pour',
    "d'origine",
    'je cherche',
    'pas cher',
    'haute capacité',
    'avec',
  ],
  it: [
    'per',
    'per stampante',
    'compatibile con',
    'cartuccia per',
    'originale',
    'cerco',
    'alta capacità',
    'per la mia',
    'con',
  ],
  pl: ['do', 'do drukarki', 'kompatybilny z', 'wkład do', 'oryginalny', 'szukam', 'tani', 'pasujący do', 'dla'],
  nl: ['voor', 'geschikt voor', 'printer', 'huismerk', 'origineel', 'goedkope', 'ik zoek', 'patroon voor', 'met'],
}

describe.each(Object.entries(filler))('filler words (%s)', (_, words) => {
  test.each(words)('%s before a printer and a number loses neither', async (word) => {
    const { rows, models } = await find(`${word} brother hl-l2350dw`)
    expect(models[0]?.name).toBe('Brother HL-L2350DW')
    expect(rows.map(({ oemCode }) => oemCode)).toContain('TN-2420')
    expect((await find(`${word} TN-2420`)).rows.map(({ oemCode }) => oemCode)).toContain('TN-2420')
  })
})

test('the name of each class and colour finds that, in every language', async () => {
  for (const { id, kind: _, ...labels } of classes) {
    for (const label of Object.values(labels)) {
      const { rows, leftOut } = await find(label)
      expect(leftOut, label).toEqual([])
      expect(new Set(rows.map(({ classId }) => classId)), label).toEqual(new Set([id]))
    }
  }
  const codes = [
    'K',
    'C',
    'M',
    'Y',
    'PBK',
    'MBK',
    'LC',
    'LM',
    'GY',
    'LGY',
    'DGY',
    'R',
    'G',
    'B',
    'V',
    'OR',
    'PB',
    'CO',
    'GLO',
  ] as const
  for (const language of languages) {
    const texts = await loadTexts[language]()
    for (const code of codes) {
      const label = texts[`ui.colour_${code}`]
      const [row] = (await find(`${label} ${texts['ui.kind_ink']}`)).rows
      expect(row && [row.colour, row.classId], `${language} ${label}`).toEqual([code, 104])
    }
  }
})

test.each([
  ['canon 551 xl magenta', '6445B001'],
  ['canon 551 xl black', '6443B001'],
  ['hp85a', 'CE285A'],
  ['brothertn2420', 'TN-2420'],
  ['hpc9703a', 'C9703A'],
  ['CF259A/ELS', 'CF259A'],
  ['W2070A#ABE', 'W2070A'],
  ['CE285A/85A', 'CE285A'],
  ['CRG-725', '3484B002'],
  ['canon crg725 toner', '3484B002'],
  ['HP CF2S9A toner', 'CF259A'],
  ['CF259A laserjet', 'CF259A'],
  ['CF259A xyzabc', 'CF259A'],
  ['CF259A cyan', 'CF259A'],
  ['compatible TN-2420', 'own TN-2420'],
  ['hp 305 multipack', '3YM60AE'],
  ['borther TN-2420', 'TN-2420'],
  ['Desk 120 x 60 cm, white', 'DK-120-WHI'],
  ['encre epson 603 xl cyan', 'C13T03A24010'],
])('%s finds %s first', async (keyword, oemCode) => {
  expect(await first(keyword)).toBe(oemCode)
})

test('a product is found by its union code', async () => {
  const [row] = (await find('CF259A')).rows
  expect((await find(row?.unionCode ?? '-')).rows.map(({ id }) => id)).toEqual([row?.id])
})

test.each([
  ['borther toner', [{ typed: 'borther', meant: 'brother' }]],
  ['officjet 8015', [{ typed: 'officjet', meant: 'officejet' }]],
  ['LAZERJET M404', [{ typed: 'LAZERJET', meant: 'LASERJET' }]],
  ['visitr chair', [{ typed: 'visitr', meant: 'visitor' }]],
])('%s is read with one slip less, and said so', async (keyword, corrected) => {
  const answer = await find(keyword)
  expect(answer.corrected).toEqual(corrected)
  expect(answer.rows.length).toBeGreaterThan(0)
})

test('what nothing knows is left out and said, also behind the first page and beside a filter that takes nothing', async () => {
  const keyword = 'hp qwertzu toner'
  const found = await find(keyword)
  expect(found).toMatchObject({ leftOut: ['qwertzu'], corrected: [] })
  expect(new Set(found.rows.map(({ brand, classId }) => `${brand} ${classId}`))).toEqual(new Set(['HP 102']))
  for (const more of [{ pageNum: 500 }, { yieldBand: ['1-1000' as const], colour: ['GLO'] }]) {
    const { data } = await world.call(findSkus, { query: { keyword, ...more } })
    expect(data).toMatchObject({ rows: [], leftOut: ['qwertzu'] })
  }
  const { data: counts } = await world.call(countSkus, { query: { keyword } })
  expect(counts.total).toBe(found.total)
  expect(await find('qwertzuiop')).toMatchObject({ rows: [], leftOut: [] })
})

test('sets are those of toner and of ink', async () => {
  const ofInk = (await find('epson multipack')).rows
  expect(ofInk.length).toBeGreaterThan(10)
  expect(ofInk.every(({ colour }) => ['KIT', 'CMY', 'CMYK'].includes(colour))).toBe(true)
  const ofToner = (await find('zestaw tonerów brother')).rows
  expect(new Set(ofToner.map(({ classId, brand }) => `${classId} ${brand}`))).toEqual(new Set(['103 Brother']))
})

test('a printer named in full comes first and alone, others of the name behind it', async () => {
  const fits = new Map<string, Set<string>>()
  for (const { oem_number = '', compatible_printers = '' } of await originals()) {
    for (const name of compatible_printers.split(';')) fits.set(name, (fits.get(name) ?? new Set()).add(oem_number))
  }
  // Those that were taken for another, and every hundredth.
  const known = [
    'DYMO LabelWriter 450',
    'Epson Expression Home XP-315',
    'Kyocera TASKalfa 255',
    'HP Ink Tank 315',
    'Kyocera FS-1000+',
  ]
  const names = [...known, ...(await demoPrinters()).flatMap(({ model = '' }, at) => (at % 100 === 0 ? [model] : []))]
  for (const name of names) {
    const { rows, models } = await find(name)
    expect(models[0]?.name).toBe(name)
    expect(rows[0]?.match, name).toBe('named')
    expect(fits.get(name)?.has(rows[0]?.oemCode ?? ''), name).toBe(true)
  }
  const { rows } = await find('TASKalfa 255')
  expect([...new Set(rows.map(({ match }) => match))]).toEqual(['named', 'printer'])
})

test('a printer whose goods are sold no more finds nothing else, and says that there are none', async () => {
  const answer = await find('Canon imageRUNNER 1133')
  expect(answer).toMatchObject({ rows: [], models: [{ name: 'Canon imageRUNNER 1133', skuCount: 0 }, {}, {}] })
})

test('suggestions are ordered as the search, with the stock, and with prices for those who see them', async () => {
  const query = { keyword: 'hp 305' }
  const { numbers } = (await world.call(suggest, { query })).data
  expect(numbers.slice(0, 3).map(({ oemCode, ownMake }) => `${ownMake ? 'own ' : ''}${oemCode}`)).toEqual([
    '3YM61AE',
    '3YM60AE',
    'own 3YM61AE',
  ])
  expect(numbers).toHaveLength(8)
  expect(numbers.every(({ stock, price }) => stock.total >= 0 && price === undefined)).toBe(true)
  const person = await world.signedIn()
  const priced = (await person.call(suggest, { query })).data.numbers
  expect(priced.map(({ id }) => id)).toEqual(numbers.map(({ id }) => id))
  const rows = (await person.call(findSkus, { query })).data.rows
  expect(priced.every(({ price }) => price !== undefined)).toBe(true)
  expect(priced.map(({ price }) => price)).toEqual(rows.slice(0, 8).map(({ price }) => price))
})

test('no count beside a search leads to nothing', async () => {
  const keywords = [
    'hp toner',
    'epson multipack',
    'borther toner',
    'hl-l2350dw',
    'canon 551',
    'zwarte toner',
    'Desk 120 x 60 cm, white',
  ]
  const wrong: string[] = []
  let counted = 0
  for (const query of [...keywords.map((keyword) => ({ keyword })), { keyword: 'toner', modelId: 1 }]) {
    const { classes: ofClass, brands, series, colours, yields } = (await world.call(countSkus, { query })).data
    const choices = [
      ...ofClass.map(({ id, count }) => ({ count, choice: { classId: [id] } })),
      ...brands.map(({ id, count }) => ({ count, choice: { brandId: [id] } })),
      ...series.map(({ id, count }) => ({ count, choice: { seriesId: [id] } })),
      ...colours.map(({ colour, count }) => ({ count, choice: { colour: [colour] } })),
      ...yields.map(({ band, count }) => ({ count, choice: { yieldBand: [band] } })),
    ]
    for (const { count, choice } of choices) {
      const { total } = (await world.call(findSkus, { query: { ...query, ...choice, pageSize: 10 } })).data
      if (total !== count) wrong.push(`${query.keyword} ${JSON.stringify(choice)}: ${count} are ${total}`)
      counted++
    }
  }
  expect(counted).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

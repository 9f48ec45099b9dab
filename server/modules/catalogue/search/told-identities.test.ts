import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSkus, suggest } from '../../../../contract/catalogue/catalogue.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { demoPrinters } from '../../../../seed/demo/catalogue/products.ts'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'
import { toldIdentities } from './testing/told-identities.ts'

let world: World
beforeAll(async () => {
  world = await buildDemoWorld()
})
afterAll(() => world.close())

const namesFor = async (keyword: string) =>
  (await world.call(findSkus, { query: { keyword, pageSize: 10 } })).data.models.map(({ name }) => name)

test('a printer is found first by what it reports of itself, whole and in short', async () => {
  const missed: string[] = []
  for (const [maker, model, printer] of toldIdentities) {
    const whole = `MFG:${maker};MDL:${model};CMD:PJL,PCL,POSTSCRIPT;CLS:PRINTER;DES:${maker} ${model};`
    for (const keyword of [`${maker} ${model}`, whole]) {
      const [first = 'nothing'] = await namesFor(keyword)
      if (first !== printer) missed.push(`${keyword}: ${first}, not ${printer}`)
    }
  }
  expect(toldIdentities.length).toBeGreaterThan(190)
  expect(missed).toEqual([])
})

test.each([
  ['Brother HL-2030 series', ['Brother HL-2030', 'Brother HL-2035', 'Brother HL-2037']],
  ['OfficeJet 6100 Series', ['HP OfficeJet 6100', 'HP OfficeJet 6110']],
  ['HP LaserJet 3300/3310/3320', ['HP LaserJet 3300 MFP', 'HP LaserJet 3310 MFP', 'HP LaserJet 3320 MFP']],
  ['MFG:Hewlett-Packard;MDL:OfficeJet G Series;CLS:PRINTER;', ['HP OfficeJet g55', 'HP OfficeJet g85']],
  ['hp Deskjet 5700', ['HP DeskJet 5740']],
  ['Deskjet 5700/3900', ['HP DeskJet 3920', 'HP DeskJet 3940', 'HP DeskJet 5740']],
  [
    'HP Color Laser MFP 178 179',
    ['HP Color Laser MFP 178nw', 'HP Color Laser MFP 178nwg', 'HP Color Laser MFP 179fnw', 'HP Color Laser MFP 179fwg'],
  ],
  ['Epson XP-342 343 345 Series', ['Epson Expression Home XP-342', 'Epson Expression Home XP-345']],
  [
    'Samsung C48x Series',
    ['Samsung Xpress C480', 'Samsung Xpress C480W', 'Samsung Xpress C480FN', 'Samsung Xpress C480FW'],
  ],
  [
    'HP LaserJet M101-M106',
    [
      'HP LaserJet Pro M102a',
      'HP LaserJet Pro M102w',
      'HP LaserJet Pro M104a',
      'HP LaserJet Pro M104w',
      'HP LaserJet Ultra M106w',
    ],
  ],
  ['Canon MG5700 series', ['Canon PIXMA MG5750', 'Canon PIXMA MG5751', 'Canon PIXMA MG5752', 'Canon PIXMA MG5753']],
])('%s shows its printers to choose from, while typing too', async (keyword, printers) => {
  expect(await namesFor(keyword)).toEqual(printers)
  const { models } = (await world.call(suggest, { query: { keyword } })).data
  expect(models.map(({ name }) => name)).toEqual(printers)
})

const foomatic = '/usr/share/foomatic/db/source/printer'

// The facts of Debian's foomatic-db, where it is installed.
test.runIf(existsSync(foomatic))('97 of 100 identities that foomatic-db knows find their printer first', async () => {
  const printersByIdentity = await readIdentities()
  const missed: string[] = []
  for (const [identity, printers] of printersByIdentity) {
    const [first = 'nothing'] = await namesFor(identity)
    if (!printers.has(first)) missed.push(`${identity}: ${first}, not ${[...printers].join(' or ')}`)
  }
  const all = printersByIdentity.size
  expect(all).toBeGreaterThan(400)
  expect((all - missed.length) / all, `${missed.length} of ${all}:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.97)
})

/** What printers of the catalogue tell of themselves, each with those that tell it: the whole identity, else maker and model. */
async function readIdentities(): Promise<Map<string, Set<string>>> {
  const catalogue = Map.groupBy(
    (await demoPrinters()).map(({ model = '' }) => model),
    normalise,
  )
  const known = new Map<string, Set<string>>()
  for (const file of readdirSync(foomatic)) {
    const xml = readFileSync(`${foomatic}/${file}`, 'utf8')
    const read = (name: string, within = xml) =>
      new RegExp(`<${name}>([^<]*)</${name}>`).exec(within)?.[1]?.replaceAll('&amp;', '&').trim() ?? ''
    const printers = catalogue.get(normalise(`${read('make').replace(/^Minolta$/, 'Konica Minolta')} ${read('model')}`))
    const detected = xml.slice(xml.indexOf('<autodetect>'), xml.indexOf('</autodetect>'))
    const identity =
      read('ieee1284', detected) ||
      (read('model', detected) && `${read('manufacturer', detected)} ${read('model', detected)}`)
    if (printers && identity) known.set(identity, new Set([...(known.get(identity) ?? []), ...printers]))
  }
  return known
}

test('several series show the printers of each, in their order', async () => {
  const printers = await namesFor('Deskjet 3500/3600/3900')
  expect(printers.slice(0, 6).map((name) => name.slice(0, 13))).toEqual([
    ...Array.from({ length: 5 }, () => 'HP DeskJet 35'),
    'HP DeskJet 36',
  ])
})

import { expect, test } from 'vitest'
import type { ClassKind } from '../catalogue.ts'
import { addressVersion, pictureAddress } from './address.ts'
import { type FamilyFacts, findFamily, type PictureFamily } from './family.ts'
import { isHighYield } from './high-yield.ts'
import { describeClass, describePicture, type PictureFacts, yieldShare } from './picture.ts'

/** A row of the catalogue: class, maker, series, number, short name, name, colour, and its attributes. */
type CatalogueRow = [ClassKind, string, string, string, string?, string?, string?, Record<string, string>?]

function facts([kind, brand, series, oemCode, shortName = '', name = '', colour = 'K', attributes = {}]: CatalogueRow) {
  return { kind, brand, series, oemCode, shortName, name, colour, attributes }
}

const product = (row: CatalogueRow, more: Partial<PictureFacts> = {}): PictureFacts => ({
  ...facts(row),
  number: 'AS-100001',
  ownMake: false,
  yieldPages: null,
  drawnAs: null,
  ...more,
})

const size = { size: '25 × 54 mm' }

test.each<[PictureFamily, CatalogueRow]>([
  ['allInOne', ['toner', 'HP', 'LaserJet Pro', 'CF259A', '59A']],
  ['allInOne', ['kit', 'HP', 'Color LaserJet', 'CF372AM', '304A', 'HP 304A toner kit, CMY 3-pack']],
  ['allInOne', ['toner', 'Canon', 'i-SENSYS MF', '1253C002', '046H']],
  ['allInOne', ['toner', 'Nobody', '', 'X-1']],
  ['returnBlock', ['toner', 'HP', 'Color Laser', 'W2070A', '117A']],
  ['returnBlock', ['toner', 'Samsung', 'ML', 'MLT-D103S', 'SU728A']],
  ['returnBlock', ['toner', 'Lexmark', 'CS', '71B2HY0']],
  ['returnBlock', ['toner', 'Dell', 'Laser', '593-10331', 'NY313']],
  ['returnBlock', ['toner', 'Xerox', 'B', '006R04400']],
  ['returnBlock', ['toner', 'Ricoh', 'SP', '408294', 'SP 230H']],
  ['gearToner', ['toner', 'Brother', 'HL-L', 'TN-2420']],
  ['gearToner', ['kit', 'Brother', 'HL-L', 'TN-2420TWIN', '', 'Brother TN-2420TWIN toner kit, twin pack']],
  ['tonerTube', ['toner', 'Canon', 'imageRUNNER ADVANCE', '0998C002', 'C-EXV 52']],
  ['tonerTube', ['toner', 'Kyocera', 'TASKalfa', 'TK-8365M']],
  ['tonerTube', ['toner', 'Ricoh', 'IM', '842286', 'IM C6000']],
  ['tonerTube', ['toner', 'Sharp', 'MX', 'MX-61GTBA']],
  ['tonerTube', ['toner', 'Toshiba', 'e-STUDIO', 'T-FC50EK', '6AJ00000114']],
  ['tonerTube', ['toner', 'Xerox', 'VersaLink', '106R03528']],
  ['tonerTube', ['toner', 'Samsung', 'MultiXpress', 'CLT-C806S', 'SS553A']],
  ['drum', ['drum', 'Brother', 'HL', 'DR-130CL', '', 'Brother DR-130CL drum unit']],
  ['wasteBox', ['drum', 'Brother', 'HL', 'WT-220CL', '', 'Brother WT-220CL waste toner box']],
  ['inkTank', ['ink', 'HP', 'OfficeJet Pro', 'F6U16AE', '953XL']],
  ['inkTank', ['ink', 'HP', 'Photosmart', 'N9J73AE', '364']],
  ['inkTank', ['ink', 'Epson', 'WorkForce Pro', 'C13T34624010', '34']],
  ['inkTank', ['ink', 'Brother', 'MFC-J', 'LC-422XLY']],
  ['inkTank', ['ink', 'Canon', 'PIXMA MG', '4540B001', 'CLI-526BK']],
  ['inkTank', ['ink', 'Canon', 'PIXMA MG', '4529B001', 'PGI-525PGBK']],
  ['printhead', ['ink', 'HP', 'DeskJet', '3YM60AE', '305']],
  ['printhead', ['ink', 'HP', 'DeskJet', '3JB05AE', '304', 'HP 304 ink cartridge, combo pack']],
  ['printhead', ['ink', 'Canon', 'PIXMA MG', '5222B005', 'PG-540XL']],
  ['printhead', ['ink', 'Canon', 'PIXMA MP', '2970B010', '', 'Canon 2970B010 ink cartridge, PG-510/CL-511 multipack']],
  ['inkBottle', ['ink', 'Epson', 'EcoTank', 'C13T00S14A', '103']],
  ['inkBottle', ['ink', 'Canon', 'MAXIFY', '4431C001', 'GI-56M']],
  ['inkBottle', ['ink', 'HP', 'Smart Tank', '1VV24AE', '32XL']],
  ['inkBottle', ['ink', 'Brother', 'DCP-T', 'BTD60BK']],
  ['tape', ['label', 'DYMO', 'LabelManager', 'S0720670', '40910', 'DYMO 40910 label cassette, D1 9 mm standard']],
  ['labelRoll', ['label', 'DYMO', 'LabelWriter', 'S0722520', '11352', '', '', size]],
  ['labelRoll', ['label', 'DYMO', 'LabelWriter', 'S0722520', '11352', 'DYMO 11352 label cassette, 25 x 54 mm labels']],
  ['desk', ['furniture', '', '', '', '', 'Desk 120 x 60 cm, white']],
  ['standingDesk', ['furniture', '', '', '', '', 'Standing desk 160 x 80 cm, electric, oak']],
  ['meshChair', ['furniture', '', '', '', '', 'Office chair with mesh back, grey']],
  ['headrestChair', ['furniture', '', '', '', '', 'Office chair with headrest, black']],
  ['visitorChair', ['furniture', '', '', '', '', 'Visitor chair, stackable, red']],
  ['drawers', ['furniture', '', '', '', '', 'Drawer unit with lock, two drawers, white']],
  ['shelf', ['furniture', '', '', '', '', 'Shelf with five boards, oak']],
  ['printerStand', ['furniture', '', '', '', '', 'Printer stand on castors, black']],
  ['printerStand', ['furniture', '', '', '', '', 'Printer cabinet with paper shelf, oak']],
  ['lamp', ['furniture', '', '', '', '', 'Desk lamp, dimmable, black']],
  ['charger', ['furniture', '', '', '', '', 'Wireless charging stand 10 W, white']],
  ['coatRack', ['furniture', '', '', '', '', 'Coat rack, standing, white']],
  ['sideTable', ['furniture', '', '', '', '', 'Side table, round, oak']],
])('%s: %j', (family, row) => expect(findFamily(facts(row) satisfies FamilyFacts)).toBe(family))

const [k, c, m, y] = [['K'], ['C'], ['M'], ['Y']]
const three = ['C', 'M', 'Y']

test.each<[string, CatalogueRow, number, readonly (readonly string[])[]]>([
  ['one', ['toner', 'HP', 'LaserJet', 'CF259A', '59A'], 1, [k]],
  ['two black', ['kit', 'HP', 'LaserJet', 'Q2612AD', '', 'HP Q2612AD toner kit, 12A dual pack, black'], 2, [k, k]],
  ['two by an attribute', ['kit', 'HP', '', 'Q1', '', '', 'K', { pieces: '2' }], 2, [k, k]],
  ['three colours', ['kit', 'HP', '', 'CF372AM', '', 'CMY 3-pack', 'CMY', { pieces: '3' }], 3, [c, m, y]],
  ['four colours', ['kit', 'Samsung', 'CLX', 'CLT-P406C', '', '', 'KIT'], 4, [k, c, m, y]],
  ['a drum of four colours', ['drum', 'Brother', 'HL', 'DR-130CL', '', '', 'CMYK'], 1, [['K', 'C', 'M', 'Y']]],
  ['a head of three colours', ['ink', 'HP', 'DeskJet', '3YM60AE', '305', '', 'CMY', { pieces: '3' }], 1, [three]],
  ['a pair of heads', ['ink', 'HP', 'DeskJet', '3JB05AE', '304', '304 combo pack', 'KIT'], 2, [k, three]],
  ['more than are drawn', ['ink', 'Epson', 'EcoTank', 'X', '', '6-pack', 'C'], 6, [c, c, c, c]],
  ['no colour', ['drum', 'Brother', 'HL', 'WT-220CL', '', 'waste toner box', ''], 1, [k]],
])('a box of %s', (_, row, count, parts) => expect(describePicture(product(row))).toMatchObject({ count, parts }))

test.each([
  ['HP', '59X', 'CF259X', true],
  ['HP', '59A', 'CF259A', false],
  ['HP', '953XL', 'F6U16AE', true],
  ['HP', '972A', 'L0R86AE', false],
  ['Canon', '046H', '1253C002', true],
  ['Canon', '046', '1249C002', false],
  ['Canon', 'CLI-581C XXL', '1995C001', true],
  ['Samsung', 'SU716A', 'MLT-D103L', true],
  ['Samsung', 'SU728A', 'MLT-D103S', false],
  ['Lexmark', '', '71B2HY0', true],
  ['Lexmark', '', '71B20Y0', false],
  ['Brother', '', 'LC-422XLY', true],
  ['Kyocera', '', 'TK-8365M', false],
])('%s %s %s prints more than the ordinary one: %s', (brand, shortName, oemCode, high) =>
  expect(isHighYield({ brand, shortName, oemCode, name: '' })).toBe(high),
)

test('a maker stands on its own cartons, and only we on ours, whatever they are for', () => {
  const row: CatalogueRow = ['toner', 'HP', 'LaserJet Pro', 'CF259A', '59A']
  const original = describePicture(product(row))
  expect(original).toMatchObject({ maker: 'HP', number: 'CF259A', fits: '' })
  const own = describePicture(product(row, { ownMake: true }))
  expect(own).toMatchObject({ maker: 'Aster', number: 'AS-100001', fits: 'HP 59A' })
  const samsung: CatalogueRow = ['toner', 'Samsung', 'ML', 'MLT-D103L', 'SU716A']
  expect(describePicture(product(samsung, { ownMake: true })).fits).toBe('Samsung MLT-D103L')
})

test.each([
  ['black on white', { width: '23.6 mm' }, { width: 23.6, ink: 'black', ground: 'white' }],
  ['white on clear', { width: '12 mm' }, { width: 12, ink: 'white', ground: 'clear' }],
  ['black on yellow plastic', {}, { width: 9, ink: 'black', ground: 'yellow' }],
  ['', { width: '400 mm' }, { width: 36, ink: 'black', ground: 'white' }],
])('a tape %s', (colour, attributes, tape) => {
  const row: CatalogueRow = ['label', 'DYMO', 'D1', 'S0', '', 'label cassette, D1 9 mm standard', colour, attributes]
  expect(describePicture(product(row)).tape).toEqual(tape)
})

test('a class that is drawn as something else is, with all of its products', () => {
  const tape = product(['label', 'DYMO', 'D1', 'S0', '', 'label cassette', 'black on white'], { drawnAs: 'charger' })
  expect(describePicture(tape)).toMatchObject({ family: 'charger', count: 1, parts: [['white']] })
  expect(describeClass('label', 'charger')).toMatchObject({ family: 'charger' })
  expect(describeClass('label', null)).toMatchObject({ family: 'tape' })
  expect(describeClass('kit', null).parts).toHaveLength(4)
})

test.each([
  [10, 0.04],
  [1_000, 0.04],
  [5_000, 0.5],
  [25_000, 1],
  [82_000, 1],
])('%i pages fill the bar to %d', (pages, share) => expect(yieldShare(pages)).toBeCloseTo(share, 2))

test('the address of a drawing holds its version, and a number as it may be written there', () => {
  expect(pictureAddress({ number: 'AS/1 ü', pictureVersion: 'ab' }, 'large')).toBe(
    `/pictures/large/AS%2F1%20%C3%BC.svg?v=${addressVersion('ab')}`,
  )
  expect(pictureAddress({ number: 'AS-1' }, 'small')).toBe('/pictures/small/AS-1.svg')
})

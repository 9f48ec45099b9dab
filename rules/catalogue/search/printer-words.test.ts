import { expect, test } from 'vitest'
import { readDeviceIdentity } from './device-identity.ts'
import { withBrands } from './maker-names.ts'
import { mayBeSeries, readSeries } from './printer-series.ts'
import { withoutDescribing, writeOut } from './printer-words.ts'
import { readKeyword } from './search-words.ts'

const rest = (keyword: string) => readKeyword(keyword).rest
const texts = (tokens: readonly { text: string }[] | undefined) => tokens?.map(({ text }) => text).join(' ')

test.each([
  ['MFG:HP;MDL:dj450;CMD:MLC,PCL;CLS:PRINTER;DES:hp dj450;', 'HP dj450'],
  ['manufacturer: Brother ; model: HL-2030 series;', 'Brother HL-2030 series'],
  ['CLS:PRINTER;MDL:Phaser 6110;', 'Phaser 6110'],
  ['MFG:Xerox;DES:Xerox Phaser 5500;', 'Xerox Phaser 5500'],
  ['MFG:EPSON;CMD:ESCPL2,D4:PX;MDL:Stylus: SX110', 'EPSON Stylus: SX110'],
  ['MFG:HP;CMD:PCL;', undefined],
  ['MFG:;MDL:;', undefined],
  ['toner: black; magenta', undefined],
  ['CF259A', undefined],
])('%s tells %s', (text, told) => {
  expect(readDeviceIdentity(text)).toBe(told)
})

const brands = new Set(['HP', 'KYOCERA', 'LEXMARK', 'KONICAMINOLTA', 'OKI', 'EPSON'])

test.each([
  ['Hewlett-Packard HP LaserJet', 'HP LASERJET'],
  ['Hewlett Packard LaserJet', 'HP LASERJET'],
  ['Kyocera Mita Kyocera Mita FS-1000+', 'KYOCERA FS1000'],
  ['Lexmark International, Inc. E260d', 'LEXMARK E260D'],
  ['Konica Minolta C224', 'KONICAMINOLTA C224'],
  ['Minolta-QMS magicolor', 'KONICAMINOLTA MAGICOLOR'],
  ['OKI DATA CORP C5500', 'OKI C5500'],
  ['Seiko Epson Corporation SX110', 'EPSON SX110'],
  ['Fuji Xerox 3025', 'FUJI XEROX 3025'],
  ['International 100', 'INTERNATIONAL 100'],
])('%s is %s', (keyword, named) => {
  expect(texts(withBrands(readKeyword(keyword).tokens, (name) => brands.has(name)))).toBe(named)
})

test.each([
  ['DJ2720', 'DESKJET 2720'],
  ['oj pro 8710', 'OFFICEJET PRO 8710'],
  ['CLJ CP2025', 'COLOR LASERJET CP2025'],
  ['LJM404', 'LASERJET M404'],
  ['SL-M2070W', 'M2070W'],
  ['iR2200', 'IMAGERUNNER 2200'],
  ['MFC-L2710DW', undefined],
  ['LMN', undefined],
  ['IRIS', undefined],
  ['SL2070', undefined],
])('%s is written out as %s', (keyword, written) => {
  expect(texts(writeOut(rest(keyword)))).toBe(written)
})

test('what says of which kind a printer is can be left out', () => {
  expect(texts(withoutDescribing(rest('Phaser 5500 Laser Printer PostScript 3')))).toBe('PHASER 5500')
  expect(texts(withoutDescribing(rest('3 Phaser')))).toBe('3 PHASER')
})

/** The names among these that a series holds, with its other words. */
const names = [
  'HP PSC 2110',
  'HP PSC 2210',
  'HP PSC 2210xi',
  'HP OfficeJet K2210',
  'HP PSC 22101',
  'Brother HL-2030',
  'Brother HL-2035',
  'Brother HL-2040',
  'Brother HL-L2350DW',
  'HP OfficeJet g55',
  'HP OfficeJet 600g',
  'HP LaserJet 3310 MFP',
  'HP LaserJet 3320N',
  'HP LaserJet 3390',
  'Samsung Xpress C480W',
  'Samsung Xpress C460',
  'HP LaserJet Pro M104a',
  'HP LaserJet Pro M107a',
]
const holds = (keyword: string, isSeries: boolean) => {
  const series = readSeries(rest(keyword), isSeries)
  if (!series) return undefined
  return names.filter((name) => {
    const spaced = ` ${name.toUpperCase().replace(/[^A-Z0-9]+/g, ' ')}`
    const isIn = [series.within, series.spaced].map((pattern, at) =>
      new RegExp(pattern).test(at ? spaced : spaced.replaceAll(' ', '')),
    )
    return isIn.every(Boolean) && series.words.every((word) => spaced.replaceAll(' ', '').includes(word))
  })
}

test.each([
  ['PSC 2200', true, ['HP PSC 2210', 'HP PSC 2210xi']],
  ['PSC 2200', false, undefined],
  ['PSC', true, undefined],
  ['HL-2030', true, ['Brother HL-2030', 'Brother HL-2035']],
  ['HLL2350DW', true, ['Brother HL-L2350DW']],
  ['HL-2030N', true, ['Brother HL-2030', 'Brother HL-2035']],
  ['OfficeJet G', true, ['HP OfficeJet g55']],
  ['LaserJet 3310/3320', false, ['HP LaserJet 3310 MFP', 'HP LaserJet 3320N']],
  ['LaserJet 3310/33', false, undefined],
  ['HL-2030/2040', false, ['Brother HL-2030', 'Brother HL-2040']],
  ['C48x', true, ['Samsung Xpress C480W']],
  ['C46x 48x', true, ['Samsung Xpress C480W', 'Samsung Xpress C460']],
  ['LaserJet M101-M106', false, ['HP LaserJet Pro M104a']],
  ['LaserJet M101-106', false, ['HP LaserJet Pro M104a']],
  ['LaserJet M101-M906', false, undefined],
  ['300-301', false, undefined],
])('of a series %s (%s) are %j', (keyword, isSeries, members) => {
  expect(holds(keyword, isSeries)).toEqual(members)
})

test.each([
  ['Deskjet 5700', true],
  ['OfficeJet 5110v', true],
  ['Color Laser 178 179', true],
  ['MFP 135-138', true],
  ['DeskJet 2721', false],
  ['toner 59', false],
])('%s may be a series: %s', (keyword, expected) => {
  expect(mayBeSeries(rest(keyword))).toBe(expected)
})

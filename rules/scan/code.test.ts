import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBarcode, makeBarcode } from '../catalogue/product/barcode.ts'
import { type CodeReading, readBatch, readCode } from './code.ts'

const ean = '4006381333931'
const gs = '\u001d'
const piece = { number: ean }

test.each<[string, string, CodeReading[]]>([
  ['a barcode', ean, [piece]],
  ['a barcode between blanks', ` ${ean}\r`, [piece]],
  ['a barcode that would be a count as a label', '3700123456780', [{ number: '3700123456780' }]],
  ['UPC-A, which is a barcode without its zero', '036000291452', [{ number: '0036000291452' }]],
  ['UPC-E, or a short barcode where both fit', '01234565', [{ number: '01234565' }, { number: '0012345000065' }]],
  ['UPC-E of a number with zeros in the middle', '04252614', [{ number: '04252614' }, { number: '0042100005264' }]],
  ['EAN-8', '96385074', [{ number: '96385074' }]],
  ['EAN-8 with the zeros of a carton', '00000096385074', [{ number: '96385074' }]],
  ['fourteen digits of a piece', `0${ean}`, [piece]],
  ['eight digits of a maker', '44574702', [{ number: '44574702' }]],
  ['an article number', 'as-103320', [{ number: 'as-103320' }]],
  ['an article number in Code 128', ']C0as-103320', [{ number: 'as-103320' }]],
  ['a barcode with its symbology', `]E0${ean}`, [piece]],
  ['EAN-8 with its symbology', ']E496385074', [{ number: '96385074' }]],
  ['a label in Code 128', `]C1010${ean}`, [piece]],
  ['a label in a data matrix', `]d2010${ean}10AB-12${gs}21SN9`, [{ ...piece, batch: 'AB-12', serial: 'SN9' }]],
  ['a label in a QR code', `]Q3010${ean}17271231`, [piece]],
  ['a barcode with the mark of a label', `]C1${ean}`, [piece]],
  ['an article number with the mark of a label', ']C1AS-103320', [{ number: 'AS-103320' }]],
  ['an article number that would be a batch', ']C1103320AB', [{ number: '103320AB' }]],
  ['a label without marks', `010${ean}1728123110AB-12`, [{ ...piece, batch: 'AB-12' }]],
  ['a label that begins with the sign', `${gs}10AB-12${gs}010${ean}`, [{ ...piece, batch: 'AB-12' }]],
  ['a label with the name of the sign', `010${ean}10AB-12<GS>21SN9`, [{ ...piece, batch: 'AB-12', serial: 'SN9' }]],
  ['a label in brackets', `(01)0${ean}(10)AB-12(21)SN9`, [{ ...piece, batch: 'AB-12', serial: 'SN9' }]],
  ['a label in brackets with blanks', `(01) 0${ean} (10) AB-12`, [{ ...piece, batch: 'AB-12' }]],
  ['dates and weights are passed over', `010${ean}11250101310300500015280101`, [piece]],
  ['further product numbers are passed over', `010${ean}240X-1${gs}241Y-2${gs}10AB`, [{ ...piece, batch: 'AB' }]],
  ['what nobody knows ends at the sign', `010${ean}8008250101${gs}10AB`, [{ ...piece, batch: 'AB' }]],
  ['a batch that is too long is none', `010${ean}10${'A'.repeat(21)}`, [piece]],
  ['a count of pieces', `010${ean}3012`, [{ ...piece, pieces: 12 }]],
  ['what is in a parcel', `020${ean}3712`, [{ ...piece, pieces: 12 }]],
  [
    'a pallet with what is on it',
    `00340123450000000017020${ean}3712${gs}10AB`,
    [{ ...piece, pieces: 12, batch: 'AB' }],
  ],
  ['a count that can end in one place', `020${ean}375617280202`, [{ ...piece, pieces: 56 }]],
  ['a count that can end in two', `020${ean}37121010AB`, [{ ...piece, needsPieces: true }]],
  ['a count of nothing', `020${ean}370`, [{ ...piece, needsPieces: true }]],
  ['a count in brackets', `(02)0${ean}(37)12`, [{ ...piece, pieces: 12 }]],
  ['a parcel that does not say how many', `(02)0${ean}(10)AB`, [{ ...piece, needsPieces: true, batch: 'AB' }]],
  ['an address', `https://id.gs1.org/01/0${ean}`, [piece]],
  [
    'an address with all of it',
    `HTTP://Any.host/some/shop/01/0${ean}/10/AB%2F12/21/SN9?17=281231`,
    [{ ...piece, batch: 'AB/12', serial: 'SN9' }],
  ],
  ['an address that asks', `https://any.host/01/${ean}?10=AB&37=4#top`, [{ ...piece, pieces: 4, batch: 'AB' }]],
  ['an address in words', `https://any.host/gtin/${ean}/lot/AB`, [{ ...piece, batch: 'AB' }]],
  [
    'a carton',
    '14006381333938',
    [
      { number: '14006381333938', needsPieces: true, cartons: 1 },
      { ...piece, needsPieces: true, cartons: 1 },
    ],
  ],
  [
    'a carton with its batch',
    '(01)14006381333938(10)AB',
    [
      { number: '14006381333938', needsPieces: true, cartons: 1, batch: 'AB' },
      { ...piece, needsPieces: true, cartons: 1, batch: 'AB' },
    ],
  ],
  [
    'a carton that says how many',
    '(01)14006381333938(30)20(10)AB',
    [
      { number: '14006381333938', pieces: 20, batch: 'AB' },
      { ...piece, pieces: 20, batch: 'AB' },
    ],
  ],
  [
    'a pallet of cartons',
    '(02)14006381333938(37)20',
    [
      { number: '14006381333938', needsPieces: true, cartons: 20 },
      { ...piece, needsPieces: true, cartons: 20 },
    ],
  ],
  [
    'a pallet of nobody knows how many cartons',
    '(02)14006381333938',
    [
      { number: '14006381333938', needsPieces: true },
      { ...piece, needsPieces: true },
    ],
  ],
  ['digits on a French keyboard', `'àà-"_&"""ç"&`, [{ number: `'àà-"_&"""ç"&` }, piece]],
  ['an article number on a French keyboard', `QS)&à""éà`, [{ number: `QS)&à""éà` }, { number: 'AS-103320' }]],
  ['an article number on a German keyboard', 'ASß103320', [{ number: 'ASß103320' }, { number: 'AS-103320' }]],
  ['Z and Y on a German keyboard', 'TN-241Z', [{ number: 'TN-241Z' }, { number: 'TN/241Y' }]],
  ['a symbology on a German keyboard', `+C1010${ean}`, [{ number: `+C1010${ean}` }, piece]],
])('%s: %j', (_, typed, readings) => {
  expect(readCode(typed)).toEqual({ readings })
})

test.each([
  ['4006381333932', 'check_digit', 1],
  ['036000291453', 'check_digit', 1],
  ['14006381333931', 'check_digit', 1],
  [']E496385075', 'check_digit', 1],
  ['(01)04006381333932(10)AB', 'check_digit', 0],
  ['0104006381333932', 'check_digit', 0],
  ['https://any.host/01/04006381333932', 'check_digit', 0],
  [`'àà-"_&"""ç"é`, 'check_digit', 2],
  ['94006381333934', 'variable_measure', 0],
  ['(01)94006381333934(30)2', 'variable_measure', 0],
  ['00340123450000000017', 'no_product', 0],
  ['(00)340123450000000017', 'no_product', 0],
  ['https://any.host/products/7', 'no_product', 0],
])('%s names no product: %s', (typed, fault, readings) => {
  expect(readCode(typed)).toMatchObject({ fault, readings: { length: readings } })
})

test.each([
  ['AB-12', 'AB-12'],
  ['10AB', '10AB'],
  ['(01)04006381333931(10)AB-12', 'AB-12'],
  ['https://any.host/01/04006381333931/10/ab-12', 'ab-12'],
  ['(01)04006381333931', '(01)04006381333931'],
])('the batch of %s is %s', (typed, batch) => {
  expect(readBatch(typed)).toBe(batch)
})

const gtins = fc.stringMatching(/^[1-9]\d{11}$/).map(makeBarcode)
const french = (digits: string) => digits.replaceAll(/\d/g, (digit) => `à&é"'(-è_ç`[Number(digit)] ?? '')
const forms: ((gtin: string) => string)[] = [
  (gtin) => gtin,
  (gtin) => `0${gtin}`,
  (gtin) => `]E0${gtin}`,
  (gtin) => `]C1010${gtin}10AB${gs}3712`,
  (gtin) => `010${gtin}17281231`,
  (gtin) => `(01)0${gtin}(21)7`,
  (gtin) => `https://any.host/01/0${gtin}/10/AB?17=281231`,
  french,
]

test('a barcode in any form is that barcode, and with a wrong digit it is no other one', () => {
  const anyForm = fc.constantFrom(...forms)
  fc.assert(
    fc.property(gtins, anyForm, fc.nat(12), fc.integer({ min: 1, max: 9 }), (gtin, form, at, more) => {
      const typed = form(gtin)
      const numbers = (code: string) => readCode(code).readings.map(({ number }) => number)
      expect(numbers(typed).filter((number) => number !== typed || number === gtin)).toEqual([gtin])
      const damaged = gtin.slice(0, at) + ((Number(gtin[at]) + more) % 10) + gtin.slice(at + 1)
      const others = numbers(form(damaged)).filter((number) => isBarcode(number))
      expect([others, readCode(form(damaged)).fault]).toEqual([[], 'check_digit'])
    }),
  )
})

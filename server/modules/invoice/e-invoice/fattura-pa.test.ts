import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { anyEInvoice, eInvoices } from '../../../testing/order/e-invoice/any-e-invoice.ts'
import { findMisplaced } from '../../../testing/order/e-invoice/element-order.ts'
import { fatturaPaOrders } from '../../../testing/order/e-invoice/fattura-pa-form.ts'
import { brokenFatturaPaRules } from '../../../testing/order/e-invoice/fattura-pa-rules.ts'
import { makeCreditNote, makeInvoice } from '../../../testing/order/invoices.ts'
import { writeFatturaPa } from './fattura-pa.ts'

const inItaly = { from: 'IT', to: 'IT', reason: 'vat.domestic', rateBp: 2200, currency: 'EUR' } as const
const toGermany = { ...inItaly, to: 'DE', reason: 'vat.intra_eu', rateBp: 0 } as const
const toAmerica = { ...inItaly, to: 'US', reason: 'vat.export', rateBp: 0 } as const

const write = (invoice: Invoice) => writeFatturaPa(invoice, { progressive: '00001' })
const findFaults = (invoice: Invoice) => [
  ...findMisplaced(write(invoice), fatturaPaOrders),
  ...brokenFatturaPaRules(write(invoice)),
]

/** The texts of what a document says at some places. */
function readAll(invoice: Invoice, ...names: string[]) {
  const document = XmlDocument.fromString(write(invoice))
  try {
    return names.map((name) => document.find(`//${name}`).map(({ content }) => content))
  } finally {
    document.dispose()
  }
}

const samples = eInvoices.filter(([, { seller }]) => seller.country === 'IT')
const own: [string, Invoice][] = [
  ['an export', makeInvoice({ supply: toAmerica })],
  ['a credit note of an export', makeCreditNote({ supply: toAmerica })],
]

test.each([...samples, ...own])('%s: as its schema and the exchange want it', (_, invoice) => {
  expect(findFaults(invoice)).toEqual([])
})

const numbers = ['IT00743110157', 'DE136695976', 'EL094259216', 'XI999999973', 'SM12345', '']
const codes = {
  taxCode: ['', '00743110157', 'RSSMRA85T10A562S'],
  sdiCode: ['', 'ABC1234', 'XXXXXXX', '0000000', 'M5U'],
}

/** Buyers with numbers of any country, billed in any; in Italy they have one. */
const anyBuyer = fc
  .record({
    country: fc.constantFrom('IT', 'DE', 'SM', 'US'),
    vatNumber: fc.constantFrom(...numbers),
    taxCode: fc.constantFrom(...codes.taxCode),
    sdiCode: fc.constantFrom(...codes.sdiCode),
  })
  .filter(({ country, vatNumber, taxCode }) => country !== 'IT' || vatNumber !== '' || taxCode !== '')

const billedTo = (invoice: Invoice, { country, ...found }: { country: string } & Partial<Invoice['buyer']>) => {
  const buyer = { ...invoice.buyer, ...found }
  return { ...invoice, buyer: { ...buyer, address: { ...buyer.address, country } } }
}

test('any invoice of the Italian company is as its schema and the exchange want it', () => {
  const anyItalian = anyEInvoice.filter(({ seller }) => seller.country === 'IT')
  fc.assert(
    fc.property(anyItalian, anyBuyer, (invoice, found) => {
      expect(findFaults(billedTo(invoice, found))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['an Italian number, billed abroad', { country: 'DE', vatNumber: 'IT00743110157' }, '0000000', ['IT', '00743110157']],
  [
    'its code, too',
    { country: 'DE', vatNumber: 'IT00743110157', sdiCode: 'ABC1234' },
    'ABC1234',
    ['IT', '00743110157'],
  ],
  ['a tax code alone, billed abroad', { country: 'DE', vatNumber: '', taxCode: '00743110157' }, '0000000', []],
  [
    'a number of another state, billed in Italy',
    { country: 'IT', vatNumber: 'DE136695976' },
    'XXXXXXX',
    ['DE', '136695976'],
  ],
  ['no number, billed in the Union', { country: 'DE', vatNumber: '' }, 'XXXXXXX', ['DE', '0000000']],
  [
    'the code for abroad beside an Italian number',
    { country: 'IT', sdiCode: 'XXXXXXX' },
    '0000000',
    ['IT', '00743110157'],
  ],
])('finds a buyer with %s', (_, found, code, identity) => {
  const invoice = billedTo(makeInvoice({ supply: inItaly }), found)
  expect(readAll(invoice, 'CodiceDestinatario', 'CessionarioCommittente//IdFiscaleIVA/*')).toEqual([[code], identity])
})

test('goods for a company of San Marino go through its tax office, unless they stay in Italy', () => {
  const company = { country: 'SM', vatNumber: 'SM12345' }
  const codes = [goingTo('SM', '47890'), makeInvoice({ supply: inItaly })].map((invoice) =>
    readAll(billedTo(invoice, company), 'CodiceDestinatario', 'CessionarioCommittente//IdFiscaleIVA/*'),
  )
  const identity = ['SM', '12345']
  expect(codes).toEqual([
    [['2R4GTO8'], identity],
    [['XXXXXXX'], identity],
  ])
})

test.each([
  ['+39 02 1234567', '+39021234567'],
  ['+39 02 12345678', '0212345678'],
  ['0039 055 1234567', '0551234567'],
  ['+31 20 000 0001', '+31200000001'],
  ['+49 30 1234567890', undefined],
  ['112', undefined],
])('a telephone of %s', (phone, written) => {
  const { seller, ...invoice } = makeInvoice({ supply: inItaly })
  expect(readAll({ ...invoice, seller: { ...seller, phone } }, 'Telefono')).toEqual([written ? [written] : []])
})

const goingTo = (country: string, postcode: string) => {
  const invoice = makeInvoice({ supply: toAmerica })
  return { ...invoice, shipTo: { ...invoice.shipTo, country, postcode } }
}

test.each([
  ['within the Union', makeInvoice({ supply: toGermany }), 'N3.2', 'art. 41 D.L. 331/1993'],
  [
    'sold on to the Union',
    makeInvoice({ supply: { ...toGermany, reason: 'vat.italian_chain' } }),
    'N3.2',
    'art. 58 c. 1',
  ],
  ['an export', makeInvoice({ supply: toAmerica }), 'N3.1', 'art. 8 c. 1'],
  ['to Livigno', goingTo('IT', '23041'), 'N3.1', 'art. 8 c. 1'],
  ['to San Marino', goingTo('IT', '47890'), 'N3.3', 'art. 71'],
  ['to San Marino as a country', goingTo('SM', '47890'), 'N3.3', 'art. 71'],
  ['to the Vatican', goingTo('IT', '00120'), 'N3.3', 'art. 71'],
])('%s has its nature and its law', (_, invoice, nature, law) => {
  const [natures, laws] = readAll(invoice, 'DatiRiepilogo/Natura', 'RiferimentoNormativo')
  expect([natures, laws]).toEqual([[nature], [expect.stringContaining(law)]])
})

describe('says', () => {
  test('an invoice within Italy', () => {
    const invoice = makeInvoice({ supply: inItaly })
    const buyer = { ...invoice.buyer, sdiCode: 'ABC1234', taxCode: '00743110157' }
    expect(
      readAll({ ...invoice, buyer }, 'TipoDocumento', 'CodiceDestinatario', 'CodiceFiscale', 'Natura', 'Imposta'),
    ).toEqual([['TD01'], ['ABC1234'], ['00743110157'], [], ['51.57']])
  })

  test('a credit note to another member state, with what it corrects', () => {
    const credit = makeCreditNote({ supply: toGermany })
    const names = [
      'TipoDocumento',
      'DatiFattureCollegate/*',
      'Natura',
      'CessionarioCommittente//IdFiscaleIVA/*',
      'Causale',
    ]
    expect(readAll(credit, ...names)).toEqual([
      ['TD04'],
      ['INL26000001', '2026-03-02'],
      Array(4).fill('N3.2'),
      ['DE', '136695976'],
      ['Returned: 2 pieces were damaged'],
    ])
  })

  test('an export to a company without a VAT number', () => {
    const names = [
      'CodiceDestinatario',
      'DatiRiepilogo/Natura',
      'CessionarioCommittente//IdFiscaleIVA/*',
      'Sede[2]/CAP',
    ]
    expect(readAll(makeInvoice({ supply: toAmerica }), ...names)).toEqual([
      ['XXXXXXX'],
      ['N3.1'],
      ['US', 'OO99999999999'],
      [],
    ])
  })

  test('a buyer in Italy without an addressee code, who has a province and a CAP', () => {
    const names = ['CodiceDestinatario', 'CessionarioCommittente/Sede/*']
    expect(readAll(makeInvoice({ supply: inItaly }), ...names)).toEqual([
      ['0000000'],
      ['High Street 5', '20121', 'Anytown', 'MI', 'IT'],
    ])
  })

  test('a Greek VAT number under GR, and a postcode abroad behind the street', () => {
    const invoice = makeInvoice({ supply: toGermany })
    const address = { ...invoice.buyer.address, country: 'GR', postcode: '105 57' }
    const greek = { ...invoice, buyer: { ...invoice.buyer, address, vatNumber: 'EL094259216' } }
    expect(readAll(greek, 'CessionarioCommittente//IdFiscaleIVA/*', 'CessionarioCommittente/Sede/Indirizzo')).toEqual([
      ['GR', '094259216'],
      ['High Street 5 105 57'],
    ])
  })

  test('charges as lines of their own', () => {
    const charges = [
      { kind: 'shipping', net: 750 },
      { kind: 'handling', net: 500 },
    ] as const
    const invoice = makeInvoice({ supply: inItaly, charges })
    expect(readAll(invoice, 'DettaglioLinee[TipoCessionePrestazione = "AC"]/PrezzoTotale')).toEqual([['7.50', '5.00']])
  })

  test('nothing of a payment where nothing is due', () => {
    const { totals, ...invoice } = makeInvoice({ supply: inItaly })
    const paid = { ...invoice, totals: { ...totals, prepaid: totals.total, due: 0 } }
    expect(readAll(paid, 'DatiPagamento')).toEqual([[]])
  })

  test('a name in the signs of Latin-1', () => {
    const lines = [{ pieces: 1, unitPrice: 100, discount: 0, name: 'Łódź Käse 漢字 “A”\u0007 € & <b>' }]
    expect(readAll(makeInvoice({ supply: inItaly, lines }), 'DettaglioLinee[1]/Descrizione')).toEqual([
      ['Lódz Käse ?? "A" EUR & <b>'],
    ])
  })
})

/** What the exchange says of a file in which one thing is replaced. */
const findFaultsAfter = (invoice: Invoice, from: RegExp | string, to: string) => {
  const xml = write(invoice).replaceAll(/>\s+</g, '><')
  const broken = xml.replace(from, to)
  expect(broken).not.toBe(xml)
  return brokenFatturaPaRules(broken)
}

test.each<[string, RegExp | string, string]>([
  ['00301', '<IdCodice>00000010215</IdCodice></IdFiscaleIVA>', '<IdCodice>00000010216</IdCodice></IdFiscaleIVA>'],
  ['00305', '>00743110157<', '>00743110158<'],
  ['00306', '<CodiceFiscale>RSSMRA85T10A562S<', '<CodiceFiscale>RSSMRA85T10A562T<'],
  ['00313', '>ABC1234<', '>XXXXXXX<'],
  ['00400', '<AliquotaIVA>22.00<', '<AliquotaIVA>0.00<'],
  [
    '00401',
    '</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA>',
    '</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA><Natura>N3.1</Natura>',
  ],
  ['00417', /<IdFiscaleIVA><IdPaese>IT<.IdPaese><IdCodice>00743110157.*?<.CodiceFiscale>/, ''],
  ['00421', /<Imposta>\d/, '<Imposta>9'],
  ['00422', /<ImponibileImporto>\d/, '<ImponibileImporto>9'],
  ['00423', /<PrezzoUnitario>\d/, '<PrezzoUnitario>9'],
  ['00424', '<AliquotaIVA>22.00<', '<AliquotaIVA>0.22<'],
  ['00425', '<Numero>INL26000001<', '<Numero>INL<'],
  ['00427', '>ABC1234<', '>ABC123<'],
  ['00428', '<FormatoTrasmissione>FPR12<', '<FormatoTrasmissione>FPA12<'],
  ['00438', /(<Tipo>SC<.Tipo>)<Importo>[\d.]+<.Importo>/, '$1'],
  ['00419', '<AliquotaIVA>22.00<', '<AliquotaIVA>10.00<'],
])('a fault is found: %s', (check, from, to) => {
  const invoice = makeInvoice({ supply: inItaly })
  const buyer = { ...invoice.buyer, taxCode: 'RSSMRA85T10A562S', sdiCode: 'ABC1234' }
  expect(findFaultsAfter({ ...invoice, buyer }, from, to)).toContainEqual(expect.stringContaining(check))
})

test('a credit note that is older than its invoice is found', () => {
  const date = /(<DatiFattureCollegate>.*<Data>)2026/
  expect(findFaultsAfter(makeCreditNote({ supply: inItaly }), date, '$12027')).toContainEqual(
    expect.stringContaining('00418'),
  )
})

test('VAT that is 0.50 off, and a line that does not multiply, are found', () => {
  const { totals, ...invoice } = makeInvoice({ supply: inItaly })
  const wrong = { ...totals, vat: totals.vat + 50, total: totals.total + 50 }
  expect(findFaults({ ...invoice, totals: wrong })).toEqual(['00421 VAT of its basis'])
  const lines = invoice.lines.map((line) => ({ ...line, unitPrice: line.unitPrice + 1 }))
  expect(findFaults({ ...invoice, totals, lines })).toEqual(['00423 net of a line'])
})

test('a discount that no number of pieces divides is exact all the same', () => {
  const lines = [{ pieces: 9_999, unitPrice: 1_234, discount: 5_557 }]
  const invoice = makeInvoice({ supply: inItaly, lines, charges: [] })
  expect(readAll(invoice, 'ScontoMaggiorazione/Importo', 'PrezzoTotale')).toEqual([['0.00555756'], ['123332.09']])
  expect(findFaults(invoice)).toEqual([])
})

test.each<[string, Invoice, string]>([
  ['a seller elsewhere', makeInvoice(), 'ABC'],
  ['a supply that Italian law does not know', makeInvoice({ supply: { ...toAmerica, reason: 'vat.none_us' } }), 'ABC'],
  ['no progressive', makeInvoice({ supply: inItaly }), ''],
  ['a progressive that is too long', makeInvoice({ supply: inItaly }), '12345678901'],
])('refuses %s', (_, invoice, progressive) => {
  expect(() => writeFatturaPa(invoice, { progressive })).toThrow()
})

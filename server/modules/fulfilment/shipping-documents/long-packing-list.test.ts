import { expect, test } from 'vitest'
import { countLayouts } from '../../../testing/growth/count-layouts.ts'
import type { OwnPackingList } from './document-set.ts'
import drawDocuments from './draw-task.ts'

const address = { postcode: '3511 AA', city: 'Utrecht', state: '', country: 'NL' }
const seller = { ...address, name: 'Seller B.V.', address1: 'Kade 1', phone: '', email: '', vatNumber: 'NL1' }
const recipient = {
  ...address,
  ...{ addressId: null, kind: 'regular', company: 'Kantoor', firstName: 'Łukasz', lastName: 'Żak', contactName: '' },
  ...{ address1: 'Straat 1', address2: '', phone: '', mobile: '', email: '', fax: '' },
} as unknown as OwnPackingList['consignment']['recipient']

const makePackingList = (lines: number): OwnPackingList => ({
  kind: 'packingList',
  seller,
  consignment: {
    language: 'de',
    number: 'S00000012',
    packedOn: '2026-11-18',
    poNumber: 'PO-7',
    recipient,
    carrier: 'Standardpaket',
    parcels: [],
    lines: Array.from({ length: lines }, (_, at) => ({
      number: `TN-${2_000 + at}`,
      beside: `AS-${100_000 + at}`,
      name: 'Toner, kompatibel mit Brother TN-2420, Schwarz',
      custNumber: `Größe ${at}`,
      note: '',
      ordered: 100 + at,
      pieces: 1 + at,
    })),
  },
  orderno: 'ONL000012',
  soNumber: 'SNL000012',
  custnum: 'C1',
})

test('each line of a packing list lays out as many texts, however long the list is', async () => {
  const count = (lines: number) =>
    countLayouts(() =>
      drawDocuments({ kind: 'packinglist', language: 'de', madeAt: 0, documents: [makePackingList(lines)] }),
    )
  const [ten, hundred, more] = [await count(10), await count(110), await count(210)]
  expect(hundred - ten).toBeLessThan(6 * 100)
  expect(more - hundred).toBeLessThan(1.1 * (hundred - ten))
})

import fc from 'fast-check'
import { creditorReference } from '../../../rules/invoice/creditor-reference.ts'
import {
  type ConversionRates,
  convertCents,
  currenciesToRate,
  type LocalVat,
  otherVatCurrency,
} from '../../../rules/invoice/exchange-rate.ts'
import type { Invoice, InvoiceAddress, InvoiceLine, InvoiceSeller } from '../../../rules/invoice/invoice.ts'
import { type VatReason, vatOn } from '../../../rules/vat/vat.ts'

const someone = { company: '', firstName: '', lastName: '', address2: '', state: '' }

const sellers = {
  NL: { city: 'Voorbeelddam', postcode: '0000 AA', vatNumber: 'NL000099998B57', registrationNumber: 'KvK 00000001' },
  IT: { city: 'Esempio', postcode: '00003', vatNumber: 'IT00000010215', registrationNumber: 'REA MI-0000003' },
  FR: { city: 'Exempleville', postcode: '00008', vatNumber: 'FR83404833048', registrationNumber: 'RCS 404 833 048' },
  PL: { city: 'Przykładowo', postcode: '00-011', vatNumber: 'PL9999999999', registrationNumber: 'KvK 00000001' },
  GB: { city: 'Exampleton', postcode: 'ZZ1 7ZZ', vatNumber: 'GB999999973', registrationNumber: 'Company No. 00000007' },
  US: { city: 'Sampleton', postcode: '90000', vatNumber: '', registrationNumber: 'EIN 00-0000002' },
}
type SellerCountry = keyof typeof sellers

const makeSeller = (country: SellerCountry): InvoiceSeller => ({
  name: `Aster ${country}`,
  address1: 'Example Street 1',
  address2: '',
  state: { IT: 'MI', US: 'CA' }[country as string] ?? '',
  country,
  phone: '+31 20 000 0001',
  email: 'service@aster.example',
  legalNote: country === 'IT' ? 'Capitale sociale € 10.000 i.v.' : '',
  electronicAddress: null,
  paymentNotes:
    country === 'FR'
      ? { latePenalty: 'Three times the legal rate', recoveryFee: '40 euros', earlyDiscount: 'No discount' }
      : null,
  ...sellers[country],
})

const buyers = {
  NL: { postcode: '3511 AA', vatNumber: 'NL000099998B57' },
  PL: { postcode: '00-950', vatNumber: 'PL9999999999' },
  DE: { postcode: '10115', vatNumber: 'DE136695976' },
  IT: { postcode: '20121', vatNumber: 'IT00743110157' },
  FR: { postcode: '75001', vatNumber: 'FR40303265045' },
  GB: { postcode: 'SW1A 1AA', vatNumber: '' },
  US: { postcode: '19019', vatNumber: '' },
}
type BuyerCountry = keyof typeof buyers

const makeAddress = (country: BuyerCountry): InvoiceAddress => ({
  ...someone,
  company: 'Reseller & Söhne',
  address1: 'High Street 5',
  city: 'Anytown',
  state: { IT: 'MI', US: 'PA' }[country as string] ?? '',
  postcode: buyers[country].postcode,
  country,
})

export type Case = { from: SellerCountry; to: BuyerCountry; reason: VatReason; rateBp: number; currency: string }

/** A supply of each kind that the shop knows. */
export const supplies = [
  { from: 'NL', to: 'NL', reason: 'vat.domestic', rateBp: 2100, currency: 'EUR' },
  { from: 'NL', to: 'DE', reason: 'vat.intra_eu', rateBp: 0, currency: 'EUR' },
  { from: 'NL', to: 'FR', reason: 'vat.ship_from_rate', rateBp: 2100, currency: 'EUR' },
  { from: 'NL', to: 'GB', reason: 'vat.export', rateBp: 0, currency: 'GBP' },
  { from: 'IT', to: 'IT', reason: 'vat.domestic', rateBp: 2200, currency: 'EUR' },
  { from: 'IT', to: 'DE', reason: 'vat.intra_eu', rateBp: 0, currency: 'EUR' },
  { from: 'FR', to: 'FR', reason: 'vat.domestic', rateBp: 2000, currency: 'EUR' },
  { from: 'GB', to: 'GB', reason: 'vat.domestic', rateBp: 2000, currency: 'GBP' },
  { from: 'US', to: 'US', reason: 'vat.none_us', rateBp: 0, currency: 'USD' },
  { from: 'PL', to: 'PL', reason: 'vat.domestic', rateBp: 2300, currency: 'EUR' },
  { from: 'PL', to: 'FR', reason: 'vat.ship_from_rate', rateBp: 2300, currency: 'GBP' },
  { from: 'IT', to: 'DE', reason: 'vat.italian_chain', rateBp: 0, currency: 'EUR' },
] as const satisfies Case[]

type Goods = Pick<InvoiceLine, 'pieces' | 'unitPrice' | 'discount'> & { name?: string }
type Parts = {
  supply?: Case
  lines?: readonly Goods[]
  charges?: Invoice['charges']
  prepaid?: number
  prepaidOn?: string | null
}

const defaultLines: Goods[] = [
  { pieces: 3, unitPrice: 4_290, discount: 129 },
  { pieces: 1, unitPrice: 9_950, discount: 0 },
]

/** An invoice whose sums are right, of goods and charges as they are given; what `over` names stands as it is. */
export function makeInvoice(
  {
    supply = supplies[0],
    lines: goods = defaultLines,
    charges = [{ kind: 'shipping', net: 750 }],
    prepaid = 0,
    prepaidOn = null,
  }: Parts = {},
  over: Partial<Invoice> = {},
): Invoice {
  const lines = goods.map(({ name = 'Aster compatible with HP 59A Toner, black', ...line }, at) => ({
    position: at + 1,
    number: `AS-10${1_000 + at}`,
    custNumber: at === 0 ? 'ÖZ-1' : '',
    name,
    barcode: at === 0 ? '4006381333931' : null,
    ...line,
    net: line.pieces * line.unitPrice - line.discount,
  }))
  const sums = { lines: sum(lines), charges: sum(charges) }
  const net = sums.lines + sums.charges
  const vat = vatOn(net, supply.rateBp)
  const isVatFree = supply.reason === 'vat.none_us'
  return {
    kind: 'invoice',
    number: 'INL26000001',
    language: 'en',
    issuedOn: '2026-03-02',
    dueOn: '2026-04-01',
    currency: supply.currency,
    seller: makeSeller(supply.from),
    buyer: {
      address: makeAddress(supply.to),
      custnum: 'C100001',
      vatNumber: isVatFree ? '' : buyers[supply.to].vatNumber,
      taxCode: '',
      sdiCode: '',
      reference: '',
      electronicAddress: null,
    },
    shipTo: makeAddress(supply.to),
    suppliedOn: '2026-03-02',
    orderNumber: 'ONL000017',
    soNumber: 'SNL000012',
    poNumber: 'PO-2026-017',
    shipmentNumber: '31',
    corrects: null,
    reason: '',
    lines,
    charges,
    vat: { rateBp: supply.rateBp, reason: supply.reason, local: toLocal(supply, vat) },
    totals: { ...sums, net, vat, total: net + vat, prepaid, due: net + vat - prepaid },
    prepaidOn,
    payment: {
      holder: 'Aster Voorbeeld B.V.',
      bank: 'Example Bank',
      account: 'NL91ABNA0417164300',
      bic: 'ABNANL2A',
      reference: creditorReference('INL26000001'),
    },
    termsNetDays: 30,
    isXRechnung: false,
    ...over,
  }
}

const unitsPerEuro: Readonly<Record<string, string>> = { GBP: '0.86510', PLN: '4.2567', USD: '1.1574' }

/** Rates that convert between two currencies. */
export const ratesOf = (from: string, to: string): ConversionRates => ({
  publishedOn: '2026-02-27',
  perEuro: currenciesToRate(from, to).map((currency) => ({ currency, rate: unitsPerEuro[currency] ?? '' })),
})

/** VAT in the currency of the seller's country, where the supply has VAT and is in another one. */
function toLocal({ from: country, currency, reason }: Case, vat: number): LocalVat | null {
  const to = otherVatCurrency({ currency, vat, reason, sellerVatNumber: sellers[country].vatNumber })
  if (to === null) return null
  const rates = ratesOf(currency, to)
  return { currency: to, vat: convertCents(vat, { from: currency, to }, rates), rates }
}

/** A credit note of the same supply. */
export const makeCreditNote = (parts: Parts = {}, over: Partial<Invoice> = {}): Invoice =>
  makeInvoice(parts, {
    kind: 'credit',
    number: 'CNL26000001',
    dueOn: null,
    corrects: { number: 'INL26000001', issuedOn: '2026-03-02' },
    reason: 'Returned: 2 pieces were damaged',
    payment: null,
    ...over,
  })

const sum = (parts: readonly { net: number }[]) => parts.reduce((all, { net }) => all + net, 0)

const anyGoods = fc
  .record({
    pieces: fc.integer({ min: 1, max: 9_999 }),
    unitPrice: fc.integer({ min: 0, max: 200_000 }),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .chain(({ share, ...line }) =>
    anyName.map((name) => ({ ...line, name, discount: Math.floor((line.pieces * line.unitPrice * share) / 100) })),
  )
/** Names with what formats must escape, letters of our languages, and what a font may lack. */
const anyName = fc
  .array(fc.constantFrom('Toner', '&', '<', '>', "'", '"', 'Ł', '漢', 'é', ']]>', '\u0007', '😀', ' '), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => `T${parts.join('')}`)
const anyCharge = fc.record({
  kind: fc.constantFrom('shipping' as const, 'handling' as const),
  net: fc.integer({ min: 1, max: 20_000 }),
})

/** Invoices and credit notes of some supplies, whose sums are right. */
export const anyInvoiceOf = (cases: readonly Case[]) =>
  fc
    .record({
      supply: fc.constantFrom(...cases),
      lines: fc.array(anyGoods, { minLength: 1, maxLength: 12 }),
      charges: fc.uniqueArray(anyCharge, { maxLength: 2, selector: ({ kind }) => kind }),
      isCredit: fc.boolean(),
      paidShare: fc.constantFrom(0, 0, 0.5, 1),
    })
    .map(({ isCredit, paidShare, ...parts }) => {
      if (isCredit) return makeCreditNote(parts)
      const prepaid = Math.floor(makeInvoice(parts).totals.total * paidShare)
      return makeInvoice({ ...parts, prepaid, prepaidOn: prepaid > 0 ? '2026-02-20' : null })
    })

/** Of every supply. */
export const anyInvoice = anyInvoiceOf(supplies)

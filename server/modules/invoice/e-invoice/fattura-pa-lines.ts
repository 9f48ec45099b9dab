import type { Invoice, InvoiceCharge, InvoiceLine } from '../../../../rules/invoice/invoice.ts'
import { findVatTerritory } from '../../../../rules/vat/territory.ts'
import type { VatReason } from '../../../../rules/vat/vat.ts'
import { gtin } from './business-terms.ts'
import { type Euros, originalAmount } from './fattura-pa-euro.ts'
import { ascii, latin1 } from './latin-1.ts'
import { decimal, element, type Xml } from './xml.ts'

const longest = { name: 1_000, code: 35 }

/** Why Italian law frees a supply of VAT: intra-EU supplies, exports. */
type Nature = { code: string; law: string }
const natures: Readonly<Partial<Record<VatReason, Nature>>> = {
  'vat.intra_eu': { code: 'N3.2', law: 'Non imponibile art. 41 D.L. 331/1993' },
  'vat.italian_chain': { code: 'N3.2', law: 'Non imponibile art. 58 c. 1 D.L. 331/1993' },
  'vat.export': { code: 'N3.1', law: 'Non imponibile art. 8 c. 1 D.P.R. 633/1972' },
}

/** D.P.R. 633/1972, article 71: what goes to San Marino and to the Vatican is no export, and free as one is. */
const toEnclave: Nature = { code: 'N3.3', law: 'Non imponibile art. 71 D.P.R. 633/1972' }
const enclaves = ['SM', 'VA']

/** San Marino or the Vatican, where goods go there; null for all others. */
export function findEnclave({ vat, shipTo }: Invoice): string | null {
  const place = findVatTerritory(shipTo).place ?? shipTo.country
  return vat.reason === 'vat.export' && enclaves.includes(place) ? place : null
}

const findNature = (invoice: Invoice): Nature =>
  findEnclave(invoice) ? toEnclave : (natures[invoice.vat.reason] ?? { code: '', law: '' })

const chargeNames: Readonly<Record<InvoiceCharge['kind'], string>> = {
  shipping: 'Spese di spedizione',
  handling: 'Spese di gestione',
}

/** DatiBeniServizi: the lines, the charges as lines of their own (AC: spesa accessoria), and their VAT in one sum. */
export function goods(invoice: Invoice, euros: Euros): Xml {
  const nature = findNature(invoice)
  if (invoice.vat.rateBp === 0 && !nature.code) throw new Error(`No nature of a supply for ${invoice.vat.reason}`)
  const vat = [element('AliquotaIVA', decimal(invoice.vat.rateBp)), element('Natura', nature.code)]
  return element('DatiBeniServizi', [
    ...invoice.lines.map((line) => toLine(line, vat, euros)),
    ...invoice.charges.map((charge, at) => toChargeLine(charge, invoice.lines.length + at + 1, vat, euros)),
    element('DatiRiepilogo', [
      ...vat,
      element('ImponibileImporto', decimal(euros.totals.net)),
      element('Imposta', decimal(euros.totals.vat)),
      // Due when it is invoiced.
      element('EsigibilitaIVA', nature.code ? '' : 'I'),
      element('RiferimentoNormativo', nature.law),
    ]),
  ])
}

const toLine = (line: InvoiceLine, vat: readonly Xml[], euros: Euros) =>
  element('DettaglioLinee', [
    element('NumeroLinea', String(line.position)),
    itemCode('Articolo', line.number),
    itemCode('Cliente', line.custNumber),
    itemCode('EAN', gtin(line)),
    element('Descrizione', latin1(line.name, longest.name)),
    element('Quantita', decimal(line.pieces * 100)),
    element('UnitaMisura', 'PZ'),
    element('PrezzoUnitario', euros.amount(line.unitPrice)),
    discount(line, euros),
    element('PrezzoTotale', euros.amount(line.net)),
    ...vat,
    ...originalAmount(euros, line.net, line.position === 1),
  ])

/** Of one piece, with as many decimals as the format has: times the pieces it is the whole discount to the cent. */
const discount = ({ discount: cents, pieces }: InvoiceLine, { share }: Euros) =>
  element('ScontoMaggiorazione', cents === 0 ? [] : [element('Tipo', 'SC'), element('Importo', share(cents, pieces))])

const toChargeLine = ({ kind, net }: InvoiceCharge, number: number, vat: readonly Xml[], euros: Euros) =>
  element('DettaglioLinee', [
    element('NumeroLinea', String(number)),
    element('TipoCessionePrestazione', 'AC'),
    element('Descrizione', chargeNames[kind]),
    element('PrezzoUnitario', euros.amount(net)),
    element('PrezzoTotale', euros.amount(net)),
    ...vat,
    ...originalAmount(euros, net),
  ])

const itemCode = (type: string, code: string) => {
  const value = ascii(code, longest.code)
  return element('CodiceArticolo', value ? [element('CodiceTipo', type), element('CodiceValore', value)] : [])
}

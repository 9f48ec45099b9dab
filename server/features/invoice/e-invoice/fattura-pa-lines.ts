import type { Invoice, InvoiceCharge, InvoiceLine } from '../../../../rules/invoice/invoice.ts'
import type { VatReason } from '../../../../rules/vat/vat.ts'
import { gtin } from './business-terms.ts'
import { ascii, latin1 } from './latin-1.ts'
import { decimal, element, type Xml } from './xml.ts'

const longest = { name: 1_000, code: 35 }

/** Why Italian law frees a supply of VAT: intra-EU supplies, exports. */
type Nature = { code: string; law: string }
const natures: Readonly<Partial<Record<VatReason, Nature>>> = {
  'vat.intra_eu': { code: 'N3.2', law: 'Non imponibile art. 41 D.L. 331/1993' },
  'vat.export': { code: 'N3.1', law: 'Non imponibile art. 8 c. 1 D.P.R. 633/1972' },
}

const chargeNames: Readonly<Record<InvoiceCharge['kind'], string>> = {
  shipping: 'Spese di spedizione',
  handling: 'Spese di gestione',
}

/** DatiBeniServizi: the lines, the charges as lines of their own (AC: spesa accessoria), and their VAT in one sum. */
export function goods(invoice: Invoice): Xml {
  const nature = natures[invoice.vat.reason] ?? { code: '', law: '' }
  if (invoice.vat.rateBp === 0 && !nature.code) throw new Error(`No nature of a supply for ${invoice.vat.reason}`)
  const vat = [element('AliquotaIVA', decimal(invoice.vat.rateBp)), element('Natura', nature.code)]
  return element('DatiBeniServizi', [
    ...invoice.lines.map((line) => toLine(line, vat)),
    ...invoice.charges.map((charge, at) => toChargeLine(charge, invoice.lines.length + at + 1, vat)),
    element('DatiRiepilogo', [
      ...vat,
      element('ImponibileImporto', decimal(invoice.totals.net)),
      element('Imposta', decimal(invoice.totals.vat)),
      // Due when it is invoiced.
      element('EsigibilitaIVA', nature.code ? '' : 'I'),
      element('RiferimentoNormativo', nature.law),
    ]),
  ])
}

const toLine = (line: InvoiceLine, vat: readonly Xml[]) =>
  element('DettaglioLinee', [
    element('NumeroLinea', String(line.position)),
    itemCode('Articolo', line.number),
    itemCode('Cliente', line.custNumber),
    itemCode('EAN', gtin(line)),
    element('Descrizione', latin1(line.name, longest.name)),
    element('Quantita', decimal(line.pieces * 100)),
    element('UnitaMisura', 'PZ'),
    element('PrezzoUnitario', decimal(line.unitPrice)),
    discount(line),
    element('PrezzoTotale', decimal(line.net)),
    ...vat,
  ])

/** Of one piece, with as many decimals as the format has: times the pieces it is the whole discount to the cent. */
const discount = ({ discount: cents, pieces }: InvoiceLine) =>
  element('ScontoMaggiorazione', cents === 0 ? [] : [element('Tipo', 'SC'), element('Importo', share(cents, pieces))])

/** Cents of one piece as an amount with eight decimals, rounded half up. */
function share(cents: number, pieces: number): string {
  const all = BigInt(cents) * 1_000_000n
  const digits = String((all * 2n + BigInt(pieces)) / (BigInt(pieces) * 2n)).padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}

const toChargeLine = ({ kind, net }: InvoiceCharge, number: number, vat: readonly Xml[]) =>
  element('DettaglioLinee', [
    element('NumeroLinea', String(number)),
    element('TipoCessionePrestazione', 'AC'),
    element('Descrizione', chargeNames[kind]),
    element('PrezzoUnitario', decimal(net)),
    element('PrezzoTotale', decimal(net)),
    ...vat,
  ])

const itemCode = (type: string, code: string) => {
  const value = ascii(code, longest.code)
  return element('CodiceArticolo', value ? [element('CodiceTipo', type), element('CodiceValore', value)] : [])
}

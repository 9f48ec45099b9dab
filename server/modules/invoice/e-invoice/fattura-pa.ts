import { isIban } from '../../../../rules/catalogue/price/epc-payment.ts'
import type { ConversionRates } from '../../../../rules/invoice/exchange-rate.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { type Euros, originalTotals, toEuros } from './fattura-pa-euro.ts'
import { findEnclave, goods } from './fattura-pa-lines.ts'
import { buyer, identifyBuyer, place, seller, splitVatNumber, taxNumber } from './fattura-pa-party.ts'
import { ascii, latin1 } from './latin-1.ts'
import { decimal, element, writeXml, type Xml } from './xml.ts'

type Transmission = {
  /** Up to ten letters and digits that no other file of this sender has. */
  progressive: string
  /** By which a document in another currency is said in euro, where it has no rates itself (`needsRates`). */
  rates?: ConversionRates | null
}

const format = 'FPR12'
const longest = { document: 20, cause: 200, bank: 80, reference: 60 }

/**
 * An invoice (TD01) or a credit note (TD04) of an Italian company in FatturaPA 1.2.2, for companies and persons (FPR12), in
 * Latin-1 and in euro. Refuses a seller elsewhere, a supply that Italian law does not know, a progressive that is none, and another
 * currency without rates.
 */
export function writeFatturaPa(invoice: Invoice, { progressive, rates = null }: Transmission): string {
  if (invoice.seller.country !== 'IT') throw new Error('FatturaPA is written for an Italian seller alone')
  if (!/^[A-Za-z0-9]{1,10}$/.test(progressive)) throw new Error(`Not a progressive of a transmission: ${progressive}`)
  const euros = toEuros(invoice, rates)
  const header = [transmission(invoice, progressive), seller(invoice), buyer(invoice)]
  const body = [general(invoice, euros), goods(invoice, euros), payment(invoice, euros)]
  const content = [element('FatturaElettronicaHeader', header), element('FatturaElettronicaBody', body)]
  return writeXml(
    element('p:FatturaElettronica', content, {
      versione: format,
      'xmlns:p': 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2',
    }),
  )
}

const transmission = (invoice: Invoice, progressive: string) =>
  element('DatiTrasmissione', [
    taxNumber('IdTrasmittente', splitVatNumber(invoice.seller.vatNumber)),
    element('ProgressivoInvio', progressive),
    element('FormatoTrasmissione', format),
    element('CodiceDestinatario', addressee(invoice)),
  ])

const abroad = 'XXXXXXX'
const ownArea = '0000000'
/** The tax office of San Marino takes all for companies there (D.M. 21 June 2021; its notice of 31 August 2021). */
const sanMarino = '2R4GTO8'

/**
 * By the numbers of the buyer, wherever they are billed: who has an Italian one and no code finds the invoice in their own area at the tax
 * agency, and `abroad` beside an Italian number is refused (00313).
 */
function addressee(invoice: Invoice): string {
  const { country, isItalian } = identifyBuyer(invoice.buyer)
  if (country === 'SM' && findEnclave(invoice) === 'SM') return sanMarino
  const { sdiCode } = invoice.buyer
  const isCode = /^[A-Z0-9]{7}$/.test(sdiCode) && sdiCode !== abroad && sdiCode !== ownArea
  if (isCode) return sdiCode
  return isItalian ? ownArea : abroad
}

function general(invoice: Invoice, euros: Euros) {
  const { kind, number, issuedOn, corrects } = invoice
  return element('DatiGenerali', [
    element('DatiGeneraliDocumento', [
      element('TipoDocumento', { invoice: 'TD01', credit: 'TD04' }[kind]),
      element('Divisa', 'EUR'),
      element('Data', issuedOn),
      element('Numero', ascii(number, longest.document)),
      element('ImportoTotaleDocumento', decimal(euros.totals.total)),
      element('Causale', latin1(invoice.reason, longest.cause)),
      element('Causale', latin1(originalTotals(euros, invoice), longest.cause)),
    ]),
    element('DatiOrdineAcquisto', documentNumber(invoice.poNumber)),
    element('DatiFattureCollegate', corrects ? documentNumber(corrects.number, corrects.issuedOn) : []),
    ...(kind === 'invoice' ? [transport(invoice)] : []),
  ])
}

const documentNumber = (number: string, issuedOn = ''): Xml[] => {
  const id = ascii(number, longest.document)
  return id ? [element('IdDocumento', id), element('Data', issuedOn)] : []
}

/** Law: the day on which goods left, where it is another than that of the invoice (D.P.R. 633/1972, art. 21). */
const transport = ({ suppliedOn, shipTo }: Pick<Invoice, 'suppliedOn' | 'shipTo'>) =>
  element(
    'DatiTrasporto',
    suppliedOn ? [element('DataInizioTrasporto', suppliedOn), place('IndirizzoResa', shipTo)] : [],
  )

/** By bank transfer, in one sum (TP02); nothing where nothing is due. */
function payment({ payment: to, dueOn }: Invoice, { totals }: Euros): Xml {
  if (!to || totals.due <= 0) return element('DatiPagamento', [])
  const account = to.account.replaceAll(/\s/g, '')
  return element('DatiPagamento', [
    element('CondizioniPagamento', 'TP02'),
    element('DettaglioPagamento', [
      element('Beneficiario', latin1(to.holder, longest.cause)),
      element('ModalitaPagamento', 'MP05'),
      element('DataScadenzaPagamento', dueOn ?? ''),
      element('ImportoPagamento', decimal(totals.due)),
      element('IstitutoFinanziario', latin1(to.bank, longest.bank)),
      element('IBAN', isIban(account) ? account : ''),
      element('BIC', /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/.test(to.bic) ? to.bic : ''),
      element('CodicePagamento', ascii(to.reference, longest.reference)),
    ]),
  ])
}

import { XmlDocument, type XmlNode } from 'libxml2-wasm'
import { isTaxCode, isVatNumber } from '../../../../rules/vat/number.ts'
import { amountRules, conversionRules, type FatturaPa, type Read } from './fattura-pa-amounts.ts'
import { fatturaPaForms } from './fattura-pa-form.ts'

const buyer = '//CessionarioCommittente'

/** What the exchange (SdI) refuses, by the numbers of its checks. */
const rules: Readonly<Record<string, (document: FatturaPa) => boolean>> = {
  ...amountRules,
  ...conversionRules,
  '00301 number of the seller': ({ read }) => isItalianNumber(read, '//CedentePrestatore//IdFiscaleIVA'),
  '00305 number of the buyer': ({ read }) => isItalianNumber(read, `${buyer}//IdFiscaleIVA`),
  '00306 tax code of the buyer': ({ read }) =>
    read(`${buyer}//CodiceFiscale`) === '' || isTaxCode(read(`${buyer}//CodiceFiscale`)),
  '00313 abroad beside an Italian number': ({ read }) =>
    read('//CodiceDestinatario') !== 'XXXXXXX' ||
    (read(`${buyer}//IdPaese`) !== 'IT' && read(`${buyer}//CodiceFiscale`) === ''),
  'no area at the tax agency without an Italian number': ({ read }) =>
    read('//CodiceDestinatario') !== '0000000' ||
    read(`${buyer}//IdPaese`) === 'IT' ||
    read(`${buyer}//CodiceFiscale`) !== '',
  '00400, 00401 nature of what has no rate': ({ lines, sums }) =>
    [...lines, ...sums].every((of) => (of('AliquotaIVA') === '0.00') === (of('Natura') !== '')),
  'payment conditions with an amount': ({ read }) =>
    read('//DatiPagamento') === '' || read('//ImportoPagamento') !== '',
  '00417 who the buyer is': ({ read }) => read(`${buyer}//IdCodice`) !== '' || read(`${buyer}//CodiceFiscale`) !== '',
  '00418 a credit note is no older': ({ read }) =>
    read('//TipoDocumento') !== 'TD04' || read('//Data') >= read('//DatiFattureCollegate/Data'),
  '00424 rates in per cent': ({ lines, sums }) =>
    [...lines, ...sums].every((of) => of('AliquotaIVA') === '0.00' || Number(of('AliquotaIVA')) >= 1),
  '00425 a digit in the number': ({ read }) => /\d/.test(read('//Numero')),
  '00427, 00428 format': ({ read }) =>
    read('/*/@versione') === 'FPR12' &&
    read('//FormatoTrasmissione') === 'FPR12' &&
    read('//CodiceDestinatario').length === 7,
  '00438 a discount with its amount': ({ lines }) =>
    lines.every((line) => (line('ScontoMaggiorazione/Tipo') === '') === (line('ScontoMaggiorazione/Importo') === '')),
  '00419, 00443, 00444 the sum has what lines have': ({ lines, sums }) =>
    new Set([...lines, ...sums].map((of) => `${of('AliquotaIVA')} ${of('Natura')}`)).size === 1,
  'numbers of lines': ({ lines }) => lines.every((line, at) => line('NumeroLinea') === String(at + 1)),
  'abroad: no CAP, no province': ({ read }) =>
    read(`${buyer}/Sede/Nazione`) === 'IT' ||
    (read(`${buyer}/Sede/CAP`) === '00000' && read(`${buyer}/Sede/Provincia`) === ''),
}

/** A number of another country is not known to the exchange. */
const isItalianNumber = (read: Read, path: string) =>
  read(`${path}/IdPaese`) !== 'IT' || isVatNumber(`IT${read(`${path}/IdCodice`)}`, 'IT')

/** The rules that a document breaks, and the texts that are not as they should be. */
export function brokenFatturaPaRules(xml: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    const readIn =
      (node: XmlNode): Read =>
      (path) =>
        node.get(path)?.content ?? ''
    const readAll = (path: string) => document.find(path).map(readIn)
    const facts = { read: readIn(document.root), lines: readAll('//DettaglioLinee'), sums: readAll('//DatiRiepilogo') }
    const broken = Object.entries(rules).flatMap(([name, keeps]) => (keeps(facts) ? [] : [name]))
    const misshapen = document.find('//*[not(*)]').flatMap((leaf) => checkForm(leaf))
    return [...broken, ...misshapen]
  } finally {
    document.dispose()
  }
}

function checkForm(leaf: XmlNode): string[] {
  const name = 'name' in leaf ? String(leaf.name) : ''
  return fatturaPaForms[name]?.test(leaf.content) ? [] : [`${name} is ${JSON.stringify(leaf.content)}`]
}

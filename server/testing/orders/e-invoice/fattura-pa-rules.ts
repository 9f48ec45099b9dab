import { XmlDocument, type XmlNode } from 'libxml2-wasm'
import { fatturaPaForms } from './fattura-pa-form.ts'

type Read = (path: string) => string
type Document = { read: Read; lines: Read[]; sums: Read[] }

/** What the exchange (SdI) refuses, by the numbers of its checks, exact to the cent where it forgives more. */
const rules: Readonly<Record<string, (document: Document) => boolean>> = {
  '00400, 00401 nature of what has no rate': ({ lines, sums }) =>
    [...lines, ...sums].every((of) => (of('AliquotaIVA') === '0.00') === (of('Natura') !== '')),
  '00411 payment conditions with an amount': ({ read }) =>
    read('//DatiPagamento') === '' || read('//ImportoPagamento') !== '',
  '00417 who the buyer is': ({ read }) =>
    read('//CessionarioCommittente//IdCodice') !== '' || read('//CessionarioCommittente//CodiceFiscale') !== '',
  '00418 a credit note is no older': ({ read }) =>
    read('//TipoDocumento') !== 'TD04' || read('//Data') >= read('//DatiFattureCollegate/Data'),
  '00421 VAT of its basis': ({ sums }) =>
    sums.every(
      (sum) => exact(sum('Imposta')) * 2n === roundedTwice(exact(sum('ImponibileImporto')) * exact(sum('AliquotaIVA'))),
    ),
  '00422 basis of its lines': ({ lines, sums }) =>
    sums.length === 1 &&
    sums.every(
      (sum) => exact(sum('ImponibileImporto')) === lines.reduce((all, line) => all + exact(line('PrezzoTotale')), 0n),
    ),
  '00423 net of a line': ({ lines }) => lines.every((line) => exact(line('PrezzoTotale')) === lineNet(line)),
  '00425 a digit in the number': ({ read }) => /\d/.test(read('//Numero')),
  '00427, 00428 format': ({ read }) => read('/*/@versione') === 'FPR12' && read('//FormatoTrasmissione') === 'FPR12',
  '00443, 00444 the sum has what lines have': ({ lines, sums }) =>
    new Set([...lines, ...sums].map((of) => `${of('AliquotaIVA')} ${of('Natura')}`)).size === 1,
  'total of basis and VAT': ({ read, sums }) =>
    sums.every(
      (sum) => exact(read('//ImportoTotaleDocumento')) === exact(sum('ImponibileImporto')) + exact(sum('Imposta')),
    ),
  'numbers of lines': ({ lines }) => lines.every((line, at) => line('NumeroLinea') === String(at + 1)),
  'abroad: no CAP, no province, no code': ({ read }) =>
    read('//CessionarioCommittente/Sede/Nazione') === 'IT' ||
    (read('//CessionarioCommittente/Sede/CAP') === '00000' &&
      read('//CessionarioCommittente/Sede/Provincia') === '' &&
      read('//CodiceDestinatario') === 'XXXXXXX'),
}

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

/** A decimal number in hundred-millionths. */
const exact = (text: string) => {
  const [whole = '', rest = ''] = text.split('.')
  return BigInt(`${whole || '0'}${rest.padEnd(8, '0')}`)
}

const cent = 1_000_000n
/** Of a product of two such numbers, one of them a rate in percent, twice what it is in whole cents, half a cent up. */
const roundedTwice = (product: bigint) => {
  const amount = product / 100n / 100_000_000n
  const twice = amount * 2n + cent
  return (twice / (cent * 2n)) * cent * 2n
}

/** (price - discount of one) * quantity, to the nearest cent. */
function lineNet(line: Read): bigint {
  const one = exact(line('PrezzoUnitario')) - exact(line('ScontoMaggiorazione/Importo') || '0')
  const all = (one * exact(line('Quantita') || '1')) / 100_000_000n
  return ((all * 2n + cent) / (cent * 2n)) * cent
}

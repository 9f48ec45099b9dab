/** The text at a path of an element, or empty. */
export type Read = (path: string) => string
export type FatturaPa = { read: Read; lines: Read[]; sums: Read[] }
type Rules = Readonly<Record<string, (document: FatturaPa) => boolean>>

/**
 * What the exchange (SdI) refuses of amounts, by the numbers of its checks. It forgives a cent of VAT and of a line, and a euro of the basis:
 * we forgive none of a document in euro, and of one that was converted what comes of rounding.
 */
export const amountRules: Rules = {
  '00421 VAT of its basis': ({ lines, sums }) =>
    sums.every((sum) => {
      const due = toCents(exact(sum('ImponibileImporto')) * exact(sum('AliquotaIVA')), 100n * unit)
      return near(exact(sum('Imposta')), due, isConverted(lines) ? cent : 0n)
    }),
  '00422 basis of its lines': ({ lines, sums }) => {
    const all = lines.reduce((sum, line) => sum + exact(line('PrezzoTotale')), 0n)
    const rounded = isConverted(lines) ? cent / 2n + BigInt(lines.length) : 0n
    return sums.length === 1 && sums.every((sum) => near(exact(sum('ImponibileImporto')), all, rounded))
  },
  '00423 net of a line': ({ lines }) =>
    lines.every((line) =>
      isConverted(lines)
        ? near(exact(line('PrezzoTotale')), lineNet(line), cent / 10n)
        : exact(line('PrezzoTotale')) === toCents(lineNet(line), 1n),
    ),
  'total of basis and VAT': ({ read, sums }) =>
    sums.every(
      (sum) => exact(read('//ImportoTotaleDocumento')) === exact(sum('ImponibileImporto')) + exact(sum('Imposta')),
    ),
}

/** Of what was converted: that it says from what, and by which rate. */
export const conversionRules: Rules = {
  'one currency for all lines, one rate beside the first': ({ lines }) =>
    new Set(lines.map((line) => line(`${original}/RiferimentoTesto`))).size === 1 &&
    lines.every((line, at) => (line(rate) !== '') === (isConverted(lines) && at === 0)),
  'amount of a line in its currency': ({ lines }) =>
    !isConverted(lines) ||
    lines.every((line) =>
      isWorth(lines, exact(line('PrezzoTotale')), exact(line(`${original}/RiferimentoNumero`)), 1n),
    ),
  'VAT in euro by the rate': (document) => isSaid(document, '//Imposta', 'imposta', cent),
  'total in euro by the rate': (document) => isSaid(document, '//ImportoTotaleDocumento', 'totale', (cent * 3n) / 2n),
  'payment in euro by the rate': (document) =>
    document.read('//ImportoPagamento') === '' || isSaid(document, '//ImportoPagamento', 'da pagare', cent),
}

const original = 'AltriDatiGestionali[TipoDato="DIVISA"]'
const rate = 'AltriDatiGestionali[TipoDato="CAMBIO"]'
const isConverted = (lines: readonly Read[]) => lines.some((line) => line(original) !== '')

/**
 * Whether an amount in euro is what the sentence for readers says under a word, but for rounding: a cent for the VAT of a credit note, which
 * is rounded for all notes of its invoice, and half a cent for each other number.
 */
function isSaid({ read, lines }: FatturaPa, path: string, word: string, rounded: bigint): boolean {
  if (!isConverted(lines)) return true
  const sentence = read('//Causale[starts-with(., "Importi originari")]')
  const [, said] = new RegExp(`${word} (\\d+\\.\\d\\d)`).exec(sentence) ?? []
  return said !== undefined && isWorth(lines, exact(read(path)), exact(said), rounded)
}

/** Whether so many euro are so much of the other currency by the rate of the lines, but for so many euro. */
function isWorth(lines: readonly Read[], euro: bigint, amount: bigint, rounded: bigint): boolean {
  const [, perEuro = ''] = /^1 EUR = ([\d.]+) [A-Z]{3}$/.exec(lines[0]?.(`${rate}/RiferimentoTesto`) ?? '') ?? []
  return near(euro * exact(perEuro), amount * unit, rounded * exact(perEuro))
}

/** A decimal number in hundred-millionths. */
function exact(text: string): bigint {
  const [whole = '', rest = ''] = text.split('.')
  return BigInt(`${whole || '0'}${rest.padEnd(8, '0')}`)
}

const unit = 100_000_000n
const cent = unit / 100n
const near = (one: bigint, other: bigint, most: bigint) => one - other <= most && other - one <= most
/** A number, of so many hundred-millionths, to the nearest cent, half a cent up. */
const toCents = (amount: bigint, per: bigint) => ((amount * 2n + cent * per) / (cent * per * 2n)) * cent

/** (price - discount of one) * quantity */
function lineNet(line: Read): bigint {
  const one = exact(line('PrezzoUnitario')) - exact(line('ScontoMaggiorazione/Importo') || '0')
  return (one * exact(line('Quantita') || '1')) / unit
}

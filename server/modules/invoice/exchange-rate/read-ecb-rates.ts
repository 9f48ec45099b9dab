import { ParseOption, XmlDocument, XmlElement, XmlError } from 'libxml2-wasm'
import { type ExchangeRate, isRate } from '../../../../rules/invoice/exchange-rate.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { hasDoctype } from '../../ledger/bank-file/doctype.ts'

/** Why an answer is not taken: it is too large, no XML, declares a document type, or is not what the bank publishes. */
export type RatesRefusal = 'too_large' | 'doctype' | 'not_xml' | 'not_rates'

/** The last ninety days are some 150 kB, in bytes. */
export const largestRatesFile = 1_000_000

const namespace = 'http://www.ecb.int/vocabulary/2002-08-01/eurofxref'

/** The rates of a file of the European Central Bank (eurofxref), of one day or of many. Refuses it as a whole where a rate in it is none. */
export function readEcbRates(bytes: Uint8Array): { rates: ExchangeRate[] } | { refused: RatesRefusal } {
  if (bytes.length > largestRatesFile) return { refused: 'too_large' }
  // Before the parser sees it: what a document type declares can grow without end.
  if (hasDoctype(bytes)) return { refused: 'doctype' }
  try {
    const document = XmlDocument.fromBuffer(bytes, { option: options })
    try {
      if (document.dtd) return { refused: 'doctype' }
      const rates = readDays(document.root)
      return rates ? { rates } : { refused: 'not_rates' }
    } finally {
      // Its memory is not the collector's.
      document.dispose()
    }
  } catch (error) {
    if (error instanceof XmlError) return { refused: 'not_xml' }
    throw error
  }
}

const options = ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_SYS_CATALOG

/** `Envelope` holds a `Cube` with one of each day, in which there is one of each currency. Null where anything of it is wrong. */
function readDays(root: XmlElement): ExchangeRate[] | null {
  const rates: ExchangeRate[] = []
  for (const all of cubesIn(root)) {
    for (const ofDay of cubesIn(all)) {
      const day = readAttribute(ofDay, 'time')
      for (const cube of cubesIn(ofDay)) {
        const rate = { currency: readAttribute(cube, 'currency'), day, rate: readAttribute(cube, 'rate') }
        if (!isPublished(rate)) return null
        rates.push(rate)
      }
    }
  }
  const keys = new Set(rates.map(({ currency, day }) => `${currency} ${day}`))
  return rates.length > 0 && keys.size === rates.length ? rates : null
}

const isPublished = ({ currency, day, rate }: ExchangeRate) =>
  /^[A-Z]{3}$/.test(currency) && currency !== 'EUR' && isDay(day) && isRate(rate)

function* cubesIn(element: XmlElement): Generator<XmlElement> {
  for (let child = element.firstChild; child; child = child.next) {
    if (child instanceof XmlElement && child.name === 'Cube' && child.namespaceUri === namespace) yield child
  }
}

const readAttribute = (element: XmlElement, name: string) => element.attr(name)?.value.trim() ?? ''

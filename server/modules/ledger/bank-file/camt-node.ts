import { XmlElement } from 'libxml2-wasm'
import type { BankFilePlace, BankFileRefusal } from '../../../../rules/ledger/bank-statement.ts'
import { isDay } from '../../../../rules/shipping/day.ts'

/** An element of a message with the elements in it; `text` is empty where it holds any. */
export type CamtNode = { name: string; text: string; currency: string; children: CamtNode[] }

/** Ends the reading of a file, at a place of it where that is known. */
export class BankFileFault extends Error {
  readonly refusal: BankFileRefusal
  readonly place: BankFilePlace

  constructor(refusal: BankFileRefusal, place: BankFilePlace = {}) {
    super(refusal)
    this.refusal = refusal
    this.place = place
  }
}

// Ten megabytes of what banks send hold half as many; each costs memory of the thread that reads.
const mostElements = 1_000_000

/** Reads elements of one message; what is of another namespace is none of it. Refuses messages of too many elements. */
export function makeNodeReader(namespace: string) {
  let count = 0

  function* elementsIn(element: XmlElement): Generator<XmlElement> {
    for (let child = element.firstChild; child; child = child.next) {
      if (!(child instanceof XmlElement) || child.namespaceUri !== namespace) continue
      if (++count > mostElements) throw new BankFileFault('bank_file.shape')
      yield child
    }
  }

  function toNode(element: XmlElement): CamtNode {
    const { name } = element
    const children = Array.from(elementsIn(element), toNode)
    const text = children.length > 0 ? '' : tidy(element.content)
    return { name, text, currency: name === 'Amt' ? (element.attr('Ccy')?.value ?? '') : '', children }
  }

  return { elementsIn, toNode }
}

export type NodeReader = ReturnType<typeof makeNodeReader>

// Longer than a bank may write anything.
const longestText = 1_000

const tidy = (text: string) => cut(text, longestText).replaceAll(/\s+/g, ' ').trim()

/** The beginning of a text; half of a sign is none. */
export const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()

/** All elements that a path such as `NtryDtls/TxDtls` leads to, in their order. */
export function findNodes(node: CamtNode, path: string): CamtNode[] {
  return path
    .split('/')
    .reduce((nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)), [node])
}

/** The text at the first of the paths that has one; empty where none has. */
export function textAt(node: CamtNode, ...paths: string[]): string {
  for (const path of paths) for (const { text } of findNodes(node, path)) if (text) return text
  return ''
}

/** The day of a date or of a time, as the bank writes it; null where there is none. */
export function dayAt(node: CamtNode, ...paths: string[]): string | null {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T+\-Z])/.exec(textAt(node, ...paths))?.[0]
  return day !== undefined && isDay(day) ? day : null
}

/** IBANs and other numbers of accounts are compared in capitals, without spaces. */
export const accountAt = (node: CamtNode, path: string): string =>
  textAt(node, `${path}/Id/IBAN`, `${path}/Id/Othr/Id`, `${path}/Id/PrtryAcct/Id`).replaceAll(/\s/g, '').toUpperCase()

import { XmlDocument, type XmlNode, XmlXPath } from 'libxml2-wasm'
import { ciiPaths } from './cii-paths.ts'
import type { Paths, ReadInvoice, Terms } from './terms.ts'
import { ublPaths } from './ubl-paths.ts'

const dates = new Set(['BT-2', 'BT-7', 'BT-9', 'BT-26', 'BT-72'])

/** UBL writes the subject of a note (BT-21) into its text, between two signs. */
export function readUbl(xml: string): ReadInvoice {
  const { document, ...groups } = readInvoice(xml, ublPaths)
  const { 'BT-22': notes, ...terms } = document
  if (!notes) return { document, ...groups }
  const split = notes.map((note) => /^(?:#([A-Z]{3})#)?(.*)$/s.exec(note) ?? [])
  const subjects = split.flatMap(([, subject]) => (subject ? [subject] : []))
  const texts = { 'BT-22': split.map(([, , text = '']) => text) }
  return { document: { ...terms, ...texts, ...(subjects.length > 0 && { 'BT-21': subjects }) }, ...groups }
}
export const readCii = (xml: string) => readInvoice(xml, ciiPaths)

function readInvoice(xml: string, paths: Paths): ReadInvoice {
  const document = XmlDocument.fromString(xml)
  try {
    const read = (group: keyof ReadInvoice) =>
      document.find(compile(paths.groups[group], paths)).map((node) => readTerms(node, paths[group], paths))
    return {
      document: read('document')[0] ?? {},
      lines: read('lines'),
      charges: read('charges'),
      vat: read('vat'),
    }
  } finally {
    document.dispose()
  }
}

function readTerms(node: XmlNode, expressions: Readonly<Record<string, string>>, paths: Paths): Terms {
  const entries = Object.entries(expressions).map(([term, expression]): [string, string[]] => {
    const texts = node.find(compile(expression, paths)).map(({ content }) => content)
    return [term, dates.has(term) ? texts.map((text) => text.replaceAll('-', '')) : texts]
  })
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0))
}

const compiled = new Map<string, XmlXPath>()

function compile(expression: string, { namespaces }: Paths): XmlXPath {
  const known = compiled.get(expression) ?? XmlXPath.compile(expression, { ...namespaces })
  compiled.set(expression, known)
  return known
}

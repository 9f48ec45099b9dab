/** Texts by the number of the business term of EN 16931 (BT-1); dates as YYYYMMDD. */
export type Terms = Readonly<Record<string, readonly string[]>>

/** A document as it says it, whatever its syntax. */
export type ReadInvoice = { document: Terms; lines: Terms[]; charges: Terms[]; vat: Terms[] }

/** Where the terms of a syntax stand: XPath of the document, and from each line, charge and sum of VAT. */
export type Paths = {
  namespaces: Readonly<Record<string, string>>
  groups: Readonly<Record<keyof ReadInvoice, string>>
  document: Readonly<Record<string, string>>
  lines: Readonly<Record<string, string>>
  charges: Readonly<Record<string, string>>
  vat: Readonly<Record<string, string>>
}

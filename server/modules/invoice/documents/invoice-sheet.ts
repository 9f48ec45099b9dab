import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Formats } from '../../../documents/formats.ts'
import type { Sheet } from '../../../documents/sheet.ts'

/** What is drawn: an invoice or a credit note, with the same facts as XML of EN 16931 (CII), which programs read. */
export type InvoicePdfInput = { invoice: Invoice; xml: string; language: Language }

/** What every part of the document is drawn with. */
export type InvoiceSheet = { sheet: Sheet; invoice: Invoice; formats: Formats; language: Language }

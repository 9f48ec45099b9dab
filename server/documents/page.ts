import type { Static } from 'typebox'
import type { OrderDetail } from '../../contract/order/order.ts'
import type { Language } from '../../texts/index.ts'
import type { Formats } from './formats.ts'

export type Order = Static<typeof OrderDetail>
export type Seller = {
  name: string
  address1: string
  postcode: string
  city: string
  state: string
  country: string
  phone: string
  email: string
  vatNumber: string
}

export type Pdf = PDFKit.PDFDocument
/** What every part of a document writes with. */
export type PdfContext = { sheet: Pdf; order: Order; seller: Seller; formats: Formats; language: Language }

/** A4 in points, with two centimetres around. */
export const page = { left: 57, right: 538, bottom: 780 }
export const [plain, bold] = ['plain', 'bold'] as const
export const quiet = '#555c69'

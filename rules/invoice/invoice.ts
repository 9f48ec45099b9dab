import type { VatReason } from '../vat/vat.ts'
import type { LocalVat } from './exchange-rate.ts'

export const invoiceKinds = ['invoice', 'credit'] as const
/** An invoice, or a credit note that names the invoice it corrects. */
export type InvoiceKind = (typeof invoiceKinds)[number]

/** The longest number of a requested invoice. */
export const longestInvoiceNumber = 40

/** The electronic forms that a customer can download. */
export const invoiceFileFormats = ['ubl', 'cii'] as const
export type InvoiceFileFormat = (typeof invoiceFileFormats)[number]

/** How several documents are downloaded: as files of their own, or as one. */
export const documentForms = ['zip', 'pdf'] as const
/** The most documents of one download; drawing them takes some seconds. */
export const mostDocuments = 100
/** The most lines of one PDF: ten thousand take longer than a reader waits. A ZIP, which is sent as it is drawn, may hold more. */
export const mostLinesOfOnePdf = 5_000

export type InvoiceAddress = {
  company: string
  /** A contact of the company, or the buyer themselves where there is none. */
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  /** Province or state by its letters, where the country has them. */
  state: string
  postcode: string
  /** ISO 3166-1, two letters. */
  country: string
}

/** Where an electronic invoice is sent to: the number of a party in the list of schemes that Peppol uses (EAS), such as 0106. */
export type ElectronicAddress = { scheme: string; id: string }

/** What a French company has to say of its payments on every invoice (Code de commerce, art. L441-9 and D441-5), in its own words. */
export type PaymentNotes = {
  /** By what interest late payment is charged. */
  latePenalty: string
  /** The fixed sum for recovery. */
  recoveryFee: string
  /** What earlier payment takes off, or that it takes nothing off. */
  earlyDiscount: string
}

/** The company of ours that ships, and so sells. */
export type InvoiceSeller = Omit<InvoiceAddress, 'company' | 'firstName' | 'lastName'> & {
  name: string
  phone: string
  email: string
  /** Under which this supply is taxed, with the letters of its country; empty where the country has none, as the US. */
  vatNumber: string
  /** In the register of companies, as it is written there. */
  registrationNumber: string
  /** What the law of its country wants on letters, such as the share capital. */
  legalNote: string
  electronicAddress: ElectronicAddress | null
  /** Where the law of its country wants them; missing in older ones. */
  paymentNotes?: PaymentNotes | null
}

type InvoiceBuyer = {
  address: InvoiceAddress
  custnum: string
  /** With the letters of its country; empty where the customer has none. */
  vatNumber: string
  /** Italy: codice fiscale, and the addressee code or empty. */
  taxCode: string
  sdiCode: string
  /** What the customer wants to be named by, such as a Leitweg-ID (BT-10); empty where they said nothing. */
  reference: string
  electronicAddress: ElectronicAddress | null
}

/** Of goods that left, or of an amount that is credited without goods. Cents, net of VAT. */
export type InvoiceLine = {
  /** From 1, within this document. */
  position: number
  /** Ours; empty for an amount without goods. */
  number: string
  /** The maker's, of what our own make replaces; not kept in documents of before. */
  oemCode?: string
  ownMake?: boolean
  /** The customer's own for it, or empty. */
  custNumber: string
  name: string
  /** GTIN, or null. */
  barcode: string | null
  pieces: number
  /** Of one piece, after promotions. */
  unitPrice: number
  /** The line's share of the order's coupon and promotions. */
  discount: number
  /** pieces * unitPrice - discount */
  net: number
}

export type ChargeKind = 'shipping' | 'handling'
/** Cents, net of VAT, after what a coupon took off it. */
export type InvoiceCharge = { kind: ChargeKind; net: number }

/** Cents. VAT is taken once, on `net`. */
export type InvoiceTotals = {
  /** Of all lines. */
  lines: number
  charges: number
  net: number
  vat: number
  total: number
  /** Paid when it was issued. */
  prepaid: number
  /** total - prepaid */
  due: number
}

/** Where it is paid to; its reference is that of the document (ISO 11649). */
export type InvoicePayment = {
  holder: string
  bank: string
  account: string
  bic: string
  reference: string
  /** The company that collects the payment for the seller; empty where that is the seller, missing in older invoices. */
  payee?: string
}

/** All that an invoice or a credit note says: what is issued never changes, and every format of it is written from this alone. */
export type Invoice = {
  kind: InvoiceKind
  number: string
  /** In which it is written: one of the texts. */
  language: string
  /** ISO date, by the clock of the warehouse that shipped. */
  issuedOn: string
  /** ISO date; null for a credit note. */
  dueOn: string | null
  currency: string
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  shipTo: InvoiceAddress
  /** ISO date on which the goods left; null where none did. */
  suppliedOn: string | null
  orderNumber: string
  soNumber: string
  /** The customer's number of the order, or empty. */
  poNumber: string
  /** The number of the delivery, or empty. */
  shipmentNumber: string
  /** Which invoice a credit note corrects. */
  corrects: { number: string; issuedOn: string } | null
  /** Why a credit note was written; empty for an invoice. */
  reason: string
  lines: readonly InvoiceLine[]
  /** Only beside lines: a document always has one. */
  charges: readonly InvoiceCharge[]
  vat: {
    rateBp: number
    reason: VatReason
    /** The VAT in the currency of the country where it is declared, where that is another one. */
    local: LocalVat | null
  }
  totals: InvoiceTotals
  /** ISO date of the latest payment in advance that settled it as it was issued; null or, in older ones, missing where there was none. */
  prepaidOn?: string | null
  /** Null where no account is set, and for credit notes. */
  payment: InvoicePayment | null
  /** Days after which it is due; 0 is paid in advance. */
  termsNetDays: number
  /** Written by the rules of XRechnung for authorities in Germany, where the customer wants it. */
  isXRechnung: boolean
}

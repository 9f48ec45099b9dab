import { type ConversionRates, convertCents } from '../../../../rules/invoice/exchange-rate.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { decimal, element, type Xml } from './xml.ts'

/** The amounts of a FatturaPA: a company in Italy says all of it in euro (D.P.R. 633/1972, art. 21 c. 2 lett. l). */
export type Euros = {
  /** Cents of a euro. */
  totals: Record<'net' | 'vat' | 'total' | 'due', number>
  /** So many cents of the document in euro: with eight decimals where they were converted, else with two. */
  amount: (cents: number) => string
  /** What of them falls to one of so many pieces, with eight decimals. */
  share: (cents: number, pieces: number) => string
  /** The currency of the document and its rates, where that is another one. */
  original: { currency: string; rates: ConversionRates } | null
}

/** Whether it takes rates to say a document in euro: its own are those of its VAT, and where nothing is taxed it has none. */
export const needsRates = ({ currency, vat }: Invoice) => currency !== 'EUR' && vat.local?.currency !== 'EUR'

/**
 * The amounts of a document in euro. VAT is what the document itself says of it in euro, where it does. Throws where it needs rates and none
 * are given.
 */
export function toEuros({ currency, totals, vat }: Invoice, storedRates: ConversionRates | null): Euros {
  if (currency === 'EUR') {
    return { totals, amount: decimal, share: (cents, pieces) => eightDecimals(ofOne(cents, pieces)), original: null }
  }
  const local = vat.local?.currency === 'EUR' ? vat.local : null
  const rates = local?.rates ?? storedRates
  if (!rates) throw new Error(`No exchange rate of ${currency}`)
  const convert = (amount: number) => convertCents(amount, { from: currency, to: 'EUR' }, rates)
  const [net, tax] = [convert(totals.net), local?.vat ?? convert(totals.vat)]
  const total = net + tax
  const due = totals.due === totals.total ? total : convert(totals.due)
  return {
    totals: { net, vat: tax, total, due },
    amount: (cents) => eightDecimals(convert(ofOne(cents, 1))),
    share: (cents, pieces) => eightDecimals(convert(ofOne(cents, pieces))),
    original: { currency, rates },
  }
}

/** Cents of one piece in hundred-millionths, rounded half up. Throws where no such number is exact: from some 90 million on. */
function ofOne(cents: number, pieces: number): number {
  const units = Number((BigInt(cents) * 2_000_000n + BigInt(pieces)) / (BigInt(pieces) * 2n))
  if (!Number.isSafeInteger(units)) throw new Error(`Too large an amount: ${decimal(cents)}`)
  return units
}

function eightDecimals(units: number): string {
  const digits = String(units).padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}

/** AltriDatiGestionali: so many cents of a line in the currency of the document, and beside the first line the rate of all of them. */
export function originalAmount({ original }: Euros, cents: number, isFirst = false): Xml[] {
  if (!original) return []
  const { currency, rates } = original
  const amount = element('AltriDatiGestionali', [
    element('TipoDato', 'DIVISA'),
    element('RiferimentoTesto', currency),
    element('RiferimentoNumero', decimal(cents)),
  ])
  return isFirst ? [amount, toRate(rates)] : [amount]
}

const toRate = (rates: ConversionRates) =>
  element('AltriDatiGestionali', [
    element('TipoDato', 'CAMBIO'),
    element('RiferimentoTesto', rateWords(rates)),
    element('RiferimentoData', rates.publishedOn),
  ])

/** A sentence for who reads the file, of what the customer owes or is credited; empty for what is in euro. */
export function originalTotals({ original }: Euros, { kind, totals }: Invoice): string {
  if (!original) return ''
  const { currency, rates } = original
  const amounts = `imponibile ${decimal(totals.net)}, imposta ${decimal(totals.vat)}, totale ${decimal(totals.total)}`
  const due = kind === 'invoice' ? `, da pagare ${decimal(totals.due)}` : ''
  return `Importi originari in ${currency}: ${amounts}${due}. Cambio BCE ${rates.publishedOn}: ${rateWords(rates)}`
}

const rateWords = ({ perEuro }: ConversionRates) =>
  ['1 EUR', ...perEuro.map(({ currency, rate }) => `${rate} ${currency}`)].join(' = ')

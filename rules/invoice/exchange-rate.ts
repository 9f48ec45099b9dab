import { addDays } from '../shipping/day.ts'
import { addWorkingDays } from '../shipping/shipping.ts'
import { currencyOfVatNumber } from '../vat/national-currency.ts'
import type { VatReason } from '../vat/vat.ts'
import { vatCategories } from './vat-category.ts'

/** Units of a currency for a euro on an ISO date; a decimal as a text, exactly as it was published. The euro itself has none. */
export type ExchangeRate = { currency: string; day: string; rate: string }

/** By what VAT was converted: rates of one day, through the euro. */
export type ConversionRates = { publishedOn: string; perEuro: readonly { currency: string; rate: string }[] }

/** How long before an invoice a rate may have been published, in days: longer than any holidays of the bank. */
export const oldestRateDays = 7

const ratePattern = /^\d{1,9}(?:\.\d{1,10})?$/

/** Whether a text is a rate: a decimal with a point, above zero, below a thousand million, with at most ten decimals. */
export const isRate = (text: string) => ratePattern.test(text) && /[1-9]/.test(text)

type Supply = { currency: string; vat: number; reason: VatReason; sellerVatNumber: string }

/**
 * The currency in which the VAT of an invoice has to be said beside its own (Directive 2006/112/EC, article 230; UK VAT Regulations 1995,
 * regulation 14(1A)): that of the country under whose number it is declared. Null where that is the invoice's, and where there is no VAT.
 */
export function otherVatCurrency({ currency, vat, reason, sellerVatNumber }: Supply): string | null {
  if (vat === 0 || vatCategories[reason] !== 'S') return null
  const declared = currencyOfVatNumber(sellerVatNumber)
  return declared === currency ? null : declared
}

/** The currencies of a conversion that need a rate. */
export const currenciesToRate = (from: string, to: string) =>
  from === to ? [] : [from, to].filter((currency) => currency !== 'EUR')

/**
 * The rates for an invoice of this day: of the latest day before it on which all these currencies have one, as that of the day itself is
 * published in its afternoon. None is older than a week. Answers the currencies that lack one where there is no such day.
 */
export function chooseRates(
  currencies: readonly string[],
  rates: readonly ExchangeRate[],
  issuedOn: string,
): ConversionRates | { lacking: string[] } {
  const valid = rates.filter((rate) => rate.day < issuedOn && rate.day >= addDays(issuedOn, -oldestRateDays))
  const findRate = (currency: string, on: string) => valid.find((rate) => rate.currency === currency && rate.day === on)
  const days = valid.map((rate) => rate.day).sort()
  for (const publishedOn of days.reverse()) {
    const perEuro = currencies.flatMap((currency) => {
      const found = findRate(currency, publishedOn)
      return found ? [{ currency, rate: found.rate }] : []
    })
    if (perEuro.length === currencies.length) return { publishedOn, perEuro }
  }
  const unknown = currencies.filter((currency) => !valid.some((rate) => rate.currency === currency))
  return { lacking: unknown.length > 0 ? unknown : [...currencies] }
}

/**
 * Hundredths of one currency in those of another, through the euro and rounded once, half of one up. Whole numbers of any length are
 * multiplied and divided, so nothing is lost before that. Throws where a rate is missing, and where the amount is no safe integer.
 */
export function convertCents(cents: number, { from, to }: { from: string; to: string }, rates: ConversionRates) {
  const [source, target] = [readFraction(rates, from), readFraction(rates, to)]
  const dividend = BigInt(cents) * target.units * source.per
  const divisor = source.units * target.per
  const converted = Number((2n * dividend + divisor) / (2n * divisor))
  if (!Number.isSafeInteger(converted)) throw new Error(`an amount too large in ${to}`)
  return converted
}

/** A decimal as a fraction of whole numbers: 4.25 is 425 / 100. */
function readFraction({ perEuro }: ConversionRates, currency: string) {
  if (currency === 'EUR') return { units: 1n, per: 1n }
  const rate = perEuro.find((one) => one.currency === currency)?.rate
  if (rate === undefined || !isRate(rate)) throw new Error(`no rate of ${currency}`)
  const [whole = '', decimals = ''] = rate.split('.')
  return { units: BigInt(whole + decimals), per: 10n ** BigInt(decimals.length) }
}

/** VAT in the currency in which it is declared: hundredths of it, and the rates by which they were found. */
export type LocalVat = { currency: string; vat: number; rates: ConversionRates }

type Corrected = { currency: string; local: LocalVat; creditedVat: number; creditedLocal: number }

/**
 * The same of a credit note for so much VAT, by the rates of the invoice that it corrects. It is rounded for all that is credited up to
 * this note: as no more VAT is credited than was invoiced, all of them together never exceed what the invoice said, and are equal to it in
 * the end.
 */
export function creditLocalVat(vat: number, { currency, local, creditedVat, creditedLocal }: Corrected): LocalVat {
  const upTo = convertCents(creditedVat + vat, { from: currency, to: local.currency }, local.rates)
  return { ...local, vat: upTo - creditedLocal }
}

const workingDaysOfRate = 3

/** Whether a rate of this day, or none, is missing or older than three working days. ISO dates. */
export const isRateOutdated = (lastDay: string | null, today: string) =>
  lastDay === null || today >= addWorkingDays(lastDay, workingDaysOfRate + 1, [])

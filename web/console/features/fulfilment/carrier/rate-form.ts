import { type RateDraft, rateFaults } from '../../../../../rules/shipping/carrier.ts'
import { amountIn, toAmountInput } from '../../../../ui/language/amount.ts'
import type { Carrier } from './queries.ts'

/** A rate as it stands in a row; without a price the carrier does not go there. */
export type RateInput = { price: string; freeFrom: string; daysMin: string; daysMax: string }
export type RateTable = Carrier['tables'][number]
export type RateInputs = Record<string, RateInput>
export type RateErrors = Partial<Record<keyof RateInput, true>>

const none: RateInput = { price: '', freeFrom: '', daysMin: '', daysMax: '' }

/** What a carrier asks now, country by country; `number` writes numbers in the language of the reader. */
export const toRateInputs = ({ rates }: Carrier, table: RateTable, number: (value: number) => string): RateInputs =>
  Object.fromEntries(
    table.countries.map((country) => {
      const rate = rates.find(
        (one) => one.country === country && one.warehouse === table.warehouse && one.currency === table.currency,
      )
      return [country, rate ? toRateInput(rate, number) : none]
    }),
  )

const toRateInput = (rate: RateDraft, number: (value: number) => string): RateInput => ({
  price: toAmountInput(rate.price, number),
  freeFrom: rate.freeFrom === null ? '' : toAmountInput(rate.freeFrom, number),
  daysMin: String(rate.daysMin),
  daysMax: String(rate.daysMax),
})

const isEmptyRate = (typed: RateInput) => Object.values(typed).every((text) => text.trim() === '')

/** The rates that were typed; what is no amount or no number of days is a number that no rule takes. */
export const ratesIn = (typed: RateInputs): RateDraft[] =>
  Object.entries(typed)
    .filter(([, rate]) => !isEmptyRate(rate))
    .map(([country, rate]) => ({
      country,
      price: amountIn(rate.price) ?? Number.NaN,
      freeFrom: amountIn(rate.freeFrom) === undefined ? Number.NaN : (amountIn(rate.freeFrom) ?? null),
      daysMin: daysIn(rate.daysMin),
      daysMax: daysIn(rate.daysMax),
    }))

const daysIn = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** What is wrong, by country; empty where it can be sent. */
export const ratesErrors = (typed: RateInputs): Record<string, RateErrors> =>
  Object.fromEntries(
    ratesIn(typed).flatMap((rate) => {
      const faults = rateFaults(rate)
      return faults.length > 0 ? [[rate.country, Object.fromEntries(faults.map((field) => [field, true]))]] : []
    }),
  )

/** Writes the first row that is filled in into all that are empty. */
export function fillRates(typed: RateInputs): RateInputs {
  const first = Object.values(typed).find((rate) => !isEmptyRate(rate))
  if (!first) return typed
  return Object.fromEntries(Object.entries(typed).map(([country, rate]) => [country, isEmptyRate(rate) ? first : rate]))
}

import { isoDay } from '../../../../../rules/shipping/day.ts'
import { paidForAll } from '../../../../ui/product/price/line-price.ts'
import type { BasketLine } from './queries.ts'

/** What lines come to; cents. Of what is no longer sold nothing is ordered: it has no price, and weighs nothing. */
export function basketSums(lines: readonly BasketLine[]) {
  const sold = lines.filter(({ goodsSku }) => goodsSku.status !== 'disabled')
  return {
    lines: lines.length,
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    cents: Math.round(paidForAll(sold) * 100),
    weightGrams: sold.reduce((sum, line) => sum + line.weightGrams, 0),
    unweighed: sold.filter(({ weightGrams }) => weightGrams === 0).length,
  }
}

type PricedLine = Pick<BasketLine, 'priceSeenAt'>

/** The day on which the customer last saw the price of a line, as an ISO date. */
export const priceDay = ({ priceSeenAt }: PricedLine) => priceSeenAt.slice(0, 10)

/** Whether that was today, by the clock of Greenwich, as the day itself. */
export const isPriceOfToday = (line: PricedLine) => priceDay(line) === isoDay(new Date())

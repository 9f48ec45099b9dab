export type StockRefusal =
  | 'stock.received_before'
  | 'stock.surplus'
  | 'stock.picked'
  | 'stock.too_few'
  | 'stock.unknown_number'
  | 'stock.several_products'
  | 'stock.arrival_changed'
  | 'stock.arrival_past'

/** So many lines one receipt or count has, and so many pieces one of them. */
export const mostStockLines = 1_000
export const mostCountedPieces = 1_000_000

/** More pieces of a product than were open of what brings it. */
export type Surplus = { number: string; pieces: number; open: number }

/** The most characters of the number of a supplier's note. */
export const longestReference = 60

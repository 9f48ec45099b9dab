/** Sales of so many recent days say what sells in a day. */
export const soldDays = 90
/** What is ordered lasts so many days beyond the level at which it is ordered. */
const orderedDays = 30

/** How a product stands in a warehouse. Pieces; `available`: free and on order, without what waits. */
export type Standing = { available: number; sold: number; reorderPoint: number | null }

/** The pieces below which to order: what sells until the goods of a supplier are here, and no less than the reorder point. */
const reorderLevel = ({ sold, reorderPoint }: Standing, leadDays: number) =>
  Math.max(Math.ceil((sold * leadDays) / soldDays), reorderPoint ?? 0)

/** For how many whole days the available pieces last; null where nothing sells. */
export const daysOfStock = ({ available, sold }: Standing) =>
  sold > 0 ? Math.floor((Math.max(available, 0) * soldDays) / sold) : null

/** How many pieces to order: up to the level, and what sells in a month beyond it. Nothing where the level is reached. */
export function suggestQuantity(standing: Standing, leadDays: number): number {
  const missing = reorderLevel(standing, leadDays) - standing.available
  return missing > 0 ? missing + Math.ceil((standing.sold * orderedDays) / soldDays) : 0
}

/**
 * An order of which one warehouse has too few pieces, split into one order for each warehouse that has some of the rest.
 * What no warehouse has is no part of it: it stays with the first order and its back-order choice.
 */

import { linePrice } from '../basket/basket.ts'
import { shareSum } from '../catalogue/price/coupon.ts'
import { type BackOrders, waitingPieces } from '../order/back-order.ts'

/** A line with the pieces of it that each warehouse has now, by its code. */
export type WantedLine = { pieces: number; ready: Readonly<Record<string, number>> }

/** What one warehouse gives: pieces of each line, in the order of the lines. */
type WarehousePart = { warehouse: string; pieces: number[] }

/**
 * Which pieces leave from which warehouse. `warehouses` begins with the one that the order leaves from; the others come by
 * their arrival. Each gives all that it has. After the first, one that has all of the rest goes before those that arrive
 * sooner: fewer orders cost less to send. Empty where nothing is split: the first has nothing, or the others have no more
 * of it. Where another has all, it is for the buyer to say whether all leaves from there or only the rest.
 */
export function splitByWarehouse(lines: readonly WantedLine[], warehouses: readonly string[]): WarehousePart[] {
  const [first] = warehouses
  if (first === undefined || readyIn(lines, first) === 0) return []

  const parts: WarehousePart[] = []
  let [left, next]: [readonly WantedLine[], string | undefined] = [lines, first]
  while (next !== undefined) {
    const { pieces, rest } = takeFrom(left, next)
    parts.push({ warehouse: next, pieces })
    const others = warehouses.filter((warehouse) => parts.every((part) => part.warehouse !== warehouse))
    left = rest
    next = chooseNext(left, others)
  }
  return parts.length > 1 ? parts : []
}

/** How many pieces of these lines a warehouse has now. */
export const readyIn = (lines: readonly WantedLine[], warehouse: string) =>
  addUp(lines.map((line) => mostFrom(line, [warehouse])))

type Line = {
  skuId: number
  quantity: number
  shipsNow: number
  backOrdered: number
  preOrdered: number
  expectedOn: string | null
  unitPrice: number
  discountPrice: number | null
  amount: number
  discount: number
}

/**
 * The lines of each order, by the pieces of each SKU that its warehouse gives: what waits is with the first. What is taken
 * off a line is shared by its pieces, so that all orders have together what one would have. Cents.
 */
export function linesOfParts<L extends Line>(
  lines: readonly L[],
  parts: readonly ReadonlyMap<number, number>[],
): L[][] {
  const split = lines.map((line) => {
    const now = parts.map((pieces) => pieces.get(line.skuId) ?? 0)
    const quantities = now.map((pieces, at) => (at === 0 ? pieces + waitingPieces(line) : pieces))
    const discounts = shareSum(line.discount, quantities)
    return parts.map((_, at) => ({
      ...line,
      ...(at > 0 && { backOrdered: 0, preOrdered: 0, expectedOn: null }),
      quantity: quantities[at] ?? 0,
      shipsNow: now[at] ?? 0,
      amount: linePrice(line, quantities[at] ?? 0) ?? 0,
      discount: discounts[at] ?? 0,
    }))
  })
  return parts.map((_, at) => split.flatMap((line) => line[at] ?? []).filter(({ quantity }) => quantity > 0))
}

/** What its buyer chose for what is not in stock concerns the order that has it, the first; nothing of the others waits. */
export const backOrdersAt = (choice: BackOrders, at: number): BackOrders => (at === 0 ? choice : 'split')

/** Of what goes off shipping, that of the first order comes first. Cents. */
export function offShipping(sum: number, costs: readonly number[]): number[] {
  let remainder = sum
  return costs.map((cost) => {
    const off = Math.min(remainder, cost)
    remainder -= off
    return off
  })
}

/** The one that has all of what can be had, the first of them; else the first that has any. */
function chooseNext(left: readonly WantedLine[], others: readonly string[]) {
  const most = addUp(left.map((line) => mostFrom(line, others)))
  if (most === 0) return undefined
  return (
    others.find((warehouse) => readyIn(left, warehouse) === most) ??
    others.find((warehouse) => readyIn(left, warehouse) > 0)
  )
}

function takeFrom(left: readonly WantedLine[], warehouse: string) {
  const pieces = left.map((line) => mostFrom(line, [warehouse]))
  const rest = left.map((line, at) => ({ ...line, pieces: line.pieces - (pieces[at] ?? 0) }))
  return { pieces, rest }
}

const mostFrom = ({ pieces, ready }: WantedLine, warehouses: readonly string[]) =>
  Math.min(pieces, addUp(warehouses.map((warehouse) => Math.max(0, ready[warehouse] ?? 0))))

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

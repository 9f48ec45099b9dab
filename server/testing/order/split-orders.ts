import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import { getOrder } from '../../../contract/order/order.ts'
import type { World } from '../world.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Lines = { number: string; qty: number }[]

/** An order of these lines, each from where it lies. */
export const split = (lines: Lines, more: object = {}) => ({
  lines: lines.map(({ number, qty }) => ({ number, qty })),
  ...more,
})
type SplitExpectation = ReturnType<typeof split>

export const preview = async (buyer: Buyer, body: SplitExpectation) => (await buyer.call(previewOrder, { body })).data

/** Places it as it is previewed. */
export async function place(buyer: Buyer, body: SplitExpectation, headers: Record<string, string> = {}) {
  const { revision } = await preview(buyer, body)
  return buyer.call(placeOrder, { body: { ...body, revision } }, { headers })
}

export const detail = async (buyer: Buyer, orderno: string) =>
  (await buyer.call(getOrder, { params: { orderno } })).data

/** A product of 10.00 of which there are so many in each warehouse, and a line that asks for so many. */
export async function line(world: World, stock: Record<string, number>, qty: number, more: object = {}) {
  const { id, number } = await world.sku({ unitPrice: 1_000, stock, ...more })
  return { id, number, qty }
}

/** Pieces that are promised, by warehouse. */
export async function allocated({ db }: World, id: number) {
  const rows = await db.selectFrom('stock').select(['warehouse', 'allocated']).where('sku_id', '=', id).execute()
  return Object.fromEntries(rows.map((row) => [row.warehouse, row.allocated]))
}

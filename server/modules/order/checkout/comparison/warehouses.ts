import type { Reply } from '../../../../../contract/endpoint.ts'
import type { compareWarehouses } from '../../../../../contract/order/checkout.ts'
import { toAmount } from '../../../../../rules/catalogue/price/money.ts'
import type { Context } from '../../../../http/context.ts'
import { Refusal } from '../../../../http/refuse.ts'
import { buildPreview, type OrderRequest, type Preview } from '../build-preview.ts'

/** The day and the shipping of an order from each warehouse and from wherever it lies: what its preview says once that is chosen. */
export async function compareSources(
  context: Context,
  { shipFrom: _chosen, splitByWarehouse: _split, ...request }: OrderRequest,
): Promise<Reply<typeof compareWarehouses>> {
  const automatic = await previewFrom(context, request)
  if (automatic === null) return []
  const compared = [toOffer(null, automatic)]
  for (const { code } of automatic.warehouses) {
    const preview = await previewFrom(context, { ...request, shipFrom: code })
    if (preview) compared.push(toOffer(code, preview))
  }
  return compared
}

function toOffer(warehouse: string | null, { parts, totals, waiting, backOrders }: Preview) {
  // The day of what is in stock is not that of the order.
  const isOfAll = waiting === 0 || backOrders === 'together'
  return {
    warehouse,
    arrivesOn: isOfAll ? lastDay(parts.map(({ carrier }) => carrier.promisedOn)) : null,
    price: toAmount(totals.shippingCost),
  }
}

const lastDay = (days: readonly (string | null)[]) =>
  days.includes(null)
    ? null
    : (days
        .flatMap((day) => day ?? [])
        .sort()
        .at(-1) ?? null)

/**
 * By the cheapest carrier where the chosen one does not carry from there, as the checkout does then; null where nobody does, or nothing
 * is left to order.
 */
async function previewFrom(context: Context, request: OrderRequest) {
  const { shipVia, ...cheapest } = request
  const preview =
    (await unlessNotSent(buildPreview(context, request))) ??
    (shipVia === undefined ? null : await unlessNotSent(buildPreview(context, cheapest)))
  return preview?.faults.some(({ field }) => field === 'backOrders') ? null : preview
}

const notSent = new Set(['order.no_carrier', 'order.not_delivered'])

const unlessNotSent = (preview: Promise<Preview>) =>
  preview.catch((error: unknown) => {
    if (error instanceof Refusal && notSent.has(error.code)) return null
    throw error
  })

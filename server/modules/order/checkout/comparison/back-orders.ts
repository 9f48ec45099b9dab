import type { Reply } from '../../../../../contract/endpoint.ts'
import type { compareBackOrders } from '../../../../../contract/order/checkout.ts'
import { toAmount } from '../../../../../rules/catalogue/price/money.ts'
import { backOrderChoices, waitingPieces } from '../../../../../rules/order/back-order.ts'
import type { Context } from '../../../../http/context.ts'
import { buildPreview, type OrderRequest, type Preview } from '../build-preview.ts'

/** The days and the shipping of an order for each choice of what becomes of missing pieces: what its preview says once that is chosen. */
export async function compareChoices(
  context: Context,
  request: OrderRequest,
): Promise<Reply<typeof compareBackOrders>> {
  const choices = []
  for (const backOrders of backOrderChoices) {
    const { parts, faults, totals } = await buildPreview(context, { ...request, backOrders })
    if (faults.some(({ field }) => field === 'backOrders')) continue
    const [firsts, lasts] = [parts.map(({ carrier }) => carrier.promisedOn), parts.map(lastDay)]
    choices.push({
      backOrders,
      firstOn: firsts.flatMap((day) => day ?? []).sort()[0] ?? null,
      lastOn: lasts.includes(null)
        ? null
        : (lasts
            .flatMap((day) => day ?? [])
            .sort()
            .at(-1) ?? null),
      shippingCost: toAmount(totals.shippingCost),
    })
  }
  return choices
}

/** When all of a part has arrived; null where something of it follows as it comes: its day is that of the first of it. */
function lastDay({ carrier, lines, backOrders }: Preview['parts'][number]) {
  const follows = backOrders === 'split' && lines.some((line) => waitingPieces(line) > 0)
  return follows ? null : carrier.promisedOn
}

import type { Reply } from '../../../contract/endpoint.ts'
import type { previewOrder } from '../../../contract/order/checkout.ts'
import type { getOrder } from '../../../contract/order/order.ts'
import type { World } from '../world.ts'
import type { randomRequest } from './random-customers.ts'
import { addPackingList, type Buyer } from './random-rows.ts'
import type { Sum } from './second-sum.ts'

type RandomWish = ReturnType<typeof randomRequest>

/** What a customer asks for by a random request. */
export async function requestOf(world: World, { buyer, request }: { buyer: Buyer; request: RandomWish }) {
  const { lines, shipTo, orderType, backOrders, shipFrom, shipVia, couponCode } = request
  return {
    lines: lines.map(({ product, qty }) => ({ number: product.number, qty })),
    addressId: shipTo.addressId,
    orderType,
    backOrders,
    ...(shipFrom && { shipFrom }),
    ...(shipVia && { shipVia }),
    ...(shipVia === 'OWN' && { forwarderId: buyer.site.region === 'US' ? 101 : 1 }),
    ...(couponCode && { couponCode: ` ${couponCode.toLowerCase()}` }),
    ...(orderType === 'CPDROP' && { packingListId: await addPackingList(world, buyer) }),
  }
}

type ShownLine = Pick<
  Reply<typeof getOrder>['lines'][number],
  'number' | 'qty' | 'unitPrice' | 'discountPrice' | 'price' | 'discount' | 'promotion'
>
type ShownOrder = Pick<Reply<typeof getOrder>, 'totals' | 'couponCode'> & { lines: readonly ShownLine[] } & Partial<
    Pick<Reply<typeof previewOrder>, 'carriers' | 'handlingFees'>
  >

/** The amounts of a preview or an order, as they travel. */
export function saidBy({ lines, totals, couponCode, carriers, handlingFees }: ShownOrder) {
  return {
    lines: lines.map(({ number, qty, unitPrice, discountPrice, price, discount, promotion }) => ({
      number,
      qty,
      unitPrice,
      discountPrice,
      price,
      discount,
      promotion,
    })),
    totals,
    couponCode,
    ...(carriers && { carriers: carriers.map(({ shipVia, price }) => ({ shipVia, price })) }),
    ...(handlingFees && { handlingFees }),
  }
}

/** The same of the second program. */
export function expectedOf({ lines, carriers, fees, couponCode, ...sum }: Sum) {
  return {
    lines: lines.map(({ unitPrice, discountPrice, price, discount, ...line }) => ({
      ...line,
      unitPrice: unitPrice / 100,
      discountPrice: discountPrice === null ? null : discountPrice / 100,
      price: price / 100,
      discount: discount / 100,
    })),
    totals: {
      subtotal: sum.subtotal / 100,
      discount: sum.discount / 100,
      shippingCost: sum.shippingCost / 100,
      shippingPromotion: sum.shippingPromotion,
      handlingFee: sum.handlingFee / 100,
      vatRate: sum.rateBp / 100,
      vatReason: sum.reason,
      vat: sum.vat / 100,
      total: sum.total / 100,
      currency: sum.currency,
    },
    couponCode,
    carriers: carriers.map(({ shipVia, price }) => ({ shipVia, price: price / 100 })),
    handlingFees: fees.map(({ orderType, fee }) => ({ orderType, fee: fee / 100 })),
  }
}

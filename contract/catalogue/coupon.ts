import Type from 'typebox'
import { couponKinds, couponStates, couponTabs, longestCouponCode } from '../../rules/catalogue/price/coupon.ts'
import { endpoint } from '../endpoint.ts'
import { OrderRequest } from '../order/checkout.ts'
import { Amount, Id, IsoDate, ListPage, Nullable, Paging } from '../wire.ts'

/** A code as typed; an empty one has a refusal of its own. */
const CouponCode = Type.String({ maxLength: longestCouponCode })

export const Coupon = Type.Object(
  {
    couponId: Id,
    code: Type.String(),
    title: Type.String({ description: 'In the language of the call' }),
    type: Type.Enum([...couponKinds]),
    value: Type.Number({ description: 'Percent of a percentage, else an amount; of shipping at most so much' }),
    startAmount: Amount,
    brand: Nullable(Type.String({ description: 'The only brand that it is for' })),
    startsOn: IsoDate,
    endsOn: Type.String({ description: 'The last day of it, on the site' }),
    useLimit: Type.Integer({ description: 'How often the customer can use it' }),
    usageCount: Type.Integer({ description: 'How often the customer has used it' }),
    status: Type.Enum([...couponStates]),
    currency: Type.String(),
  },
  { title: 'Coupon' },
)

export const listCoupons = endpoint({
  method: 'GET',
  path: '/clientsystem/coupon/list',
  access: 'cust:order',
  summary: "List the coupons of the caller's company: all, usable, used, or failed; usable ones first.",
  query: Type.Object({ tab: Type.Optional(Type.Enum([...couponTabs])), ...Paging }),
  reply: ListPage(Coupon),
})

export const claimCoupon = endpoint({
  method: 'POST',
  path: '/clientsystem/coupon/claim',
  access: 'cust:order',
  summary: 'Add a coupon to the wallet by its code. One that is there already stays once.',
  body: Type.Object({ code: CouponCode }),
  reply: Coupon,
})

export const checkCoupon = endpoint({
  method: 'POST',
  path: '/clientsystem/coupon/check',
  access: 'cust:order',
  summary: 'Check what a coupon takes off an order, or why it cannot be used with it. Changes nothing.',
  body: Type.Object({ ...OrderRequest, couponCode: CouponCode }),
  reply: Type.Object({ code: Type.String(), discount: Amount, currency: Type.String() }),
})

export const offerCoupons = endpoint({
  method: 'POST',
  path: '/clientsystem/coupon/offers',
  access: 'cust:order',
  summary:
    "List what each coupon in the company's wallet would take off an order, the best first; then those that cannot be used with it, and why. Changes nothing.",
  body: Type.Object(OrderRequest),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        ...Type.Pick(Coupon, ['couponId', 'code', 'title', 'endsOn']).properties,
        discount: Nullable(Amount),
        reason: Type.String({ description: 'Why it cannot be used; empty where it can' }),
        msg: Type.String({ description: 'The same in words' }),
      }),
    ),
    currency: Type.String(),
  }),
})

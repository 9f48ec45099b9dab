import Type from 'typebox'
import { invoiceKinds } from '../../rules/invoice/invoice.ts'
import { backOrderChoices } from '../../rules/order/back-order.ts'
import { orderTypes } from '../../rules/order/order.ts'
import { sourcingPreferences } from '../../rules/sourcing/plan.ts'
import { ProductImage, ProductSummary } from '../catalogue/summary.ts'
import { Amount, Id, IsoDate, IsoInstant, Nullable } from '../wire.ts'

/** An address as an order keeps it. */
export const OrderAddress = Type.Object(
  {
    addressId: Nullable(Id),
    kind: Type.Union([Type.Literal('billing'), Type.Literal('regular'), Type.Literal('nonRegular')]),
    isDefault: Type.Boolean(),
    company: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    address1: Type.String(),
    address2: Type.String(),
    city: Type.String(),
    state: Type.String(),
    postcode: Type.String(),
    country: Type.String(),
    phone: Type.String(),
    email: Type.String(),
  },
  { title: 'OrderAddress' },
)

export const BackOrders = Type.Enum([...backOrderChoices], {
  description: 'What becomes of what is not in stock: it follows, everything waits for it, or it is left out',
})

export const Sourcing = Type.Enum([...sourcingPreferences], {
  description: 'In as few parcels or as early as possible; one order for each warehouse that sends',
})

export const longestOrderNumber = 40
export const OrderNumber = Type.String({ minLength: 1, maxLength: longestOrderNumber })

export const OrderType = Type.Enum([...orderTypes])

export const Totals = Type.Object(
  {
    subtotal: Amount,
    discount: Amount,
    shippingCost: Amount,
    shippingPromotion: Type.String({ description: 'By which promotion shipping costs nothing; empty without one' }),
    handlingFee: Amount,
    vatRate: Type.Number({ description: 'Percent' }),
    vatReason: Type.String({ description: 'A key of rules/vat/vat.ts' }),
    vat: Amount,
    total: Amount,
    currency: Type.String(),
  },
  { title: 'Totals' },
)

export const OrderedLine = {
  position: Type.Integer(),
  ...ProductSummary,
  ...ProductImage,
  custNumber: Type.String(),
  qty: Type.Integer(),
  shipsNow: Type.Integer(),
  backOrdered: Type.Integer(),
  preOrdered: Type.Integer(),
  expectedOn: Nullable(
    Type.String({ description: 'ISO date: when all that is not there has come, behind what orders before wait for' }),
  ),
  unitPrice: Amount,
  discountPrice: Nullable(Amount),
  price: Amount,
  discount: Type.Number({ description: 'What its free pieces take off the price, or its part of the coupon' }),
  promotion: Type.String({ description: 'Whose discount price or free pieces it has; empty without one' }),
}

/** The invoices and credit notes of an order, as a list names them. */
export const InvoiceNumbers = Type.Array(Type.Object({ kind: Type.Enum([...invoiceKinds]), number: Type.String() }), {
  description: 'Its invoices and credit notes, the first one first',
})

/** An invoice or a credit note of an order. */
export const OrderInvoice = Type.Object(
  {
    number: Type.String(),
    kind: Type.Enum([...invoiceKinds]),
    issuedOn: IsoDate,
    dueOn: Nullable(IsoDate),
    amount: { ...Amount, description: 'VAT included' },
    balance: { ...Amount, description: 'What of it is open' },
  },
  { title: 'OrderInvoice' },
)

/** When the rest of an order comes whose promised pieces have left. */
const Rest = Type.Unsafe<{ on: string; isLate: boolean } | null>({
  type: ['object', 'null'],
  properties: { on: IsoDate, isLate: Type.Boolean({ description: 'The day is past' }) },
  required: ['on', 'isLate'],
  description:
    'When the rest is expected, where all that was promised for its day has left; null otherwise, and where the day is unknown',
})

/** When the goods of an order are expected whose promised day no longer holds. */
const Goods = Type.Unsafe<{ on: string | null; isLate: boolean } | null>({
  type: ['object', 'null'],
  properties: {
    on: { ...Nullable(IsoDate), description: 'Null where the day is unknown' },
    isLate: Type.Boolean({ description: 'The day is past, or the promised one where none is known' }),
  },
  required: ['on', 'isLate'],
  description:
    'When goods are expected, where the order only waits for them and they have moved, or where the day of its rest is unknown; null otherwise',
})

/** What a list says of the day of an order beside the promised one. */
export const NextDay = {
  isLate: Type.Boolean({ description: 'The promised day is past, and not all that was promised for it has left' }),
  rest: Rest,
  goods: Goods,
}

/** How an order is paid that waits for its payment. */
export const OrderPayment = Type.Object(
  {
    holder: Type.String(),
    bank: Type.String(),
    account: Type.String({ description: 'An IBAN where the country has them' }),
    bic: Type.String(),
    amount: Amount,
    currency: Type.String(),
    reference: Type.String(),
    epc: Nullable(Type.String({ description: 'What a code for banking apps holds (EPC069-12); for euro alone' })),
  },
  { title: 'OrderPayment' },
)

/** When the dates of lines that waited have moved, and how: null where it was unknown. */
export const MovedDates = Type.Object(
  {
    at: IsoInstant,
    lines: Type.Array(
      Type.Object({
        position: Type.Integer(),
        pieces: Type.Integer({ description: 'That waited then' }),
        before: Nullable(IsoDate),
        now: Nullable(IsoDate),
      }),
    ),
  },
  { title: 'MovedDates' },
)

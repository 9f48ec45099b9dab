/** What differs between the order that somebody confirmed and the order as it is now (30001). Amounts as they travel. */

type Line = {
  number: string
  qty: number
  shipsNow: number
  expectedOn: string | null
  unitPrice: number
  discountPrice: number | null
}
type Place = { company: string; firstName: string; lastName: string; address1: string; postcode: string; city: string }
type Sums = {
  discount: number
  shippingCost: number
  handlingFee: number
  vatRate: number
  vat: number
  total: number
}
export type Confirmed = {
  lines: readonly Line[]
  disabled: readonly { number: string }[]
  totals: Sums
  shipVia: string
  carriers: readonly { shipVia: string; name: string }[]
  promisedOn: string | null
  couponCode: string
  shipTo: Place
  billTo: Place
}

/** How what changed is written; a key of the texts says what it is. */
const kinds = {
  disabled: 'pieces',
  quantity: 'pieces',
  price: 'money',
  shipsNow: 'pieces',
  expectedOn: 'day',
  shipTo: 'words',
  billTo: 'words',
  carrier: 'words',
  promisedOn: 'day',
  coupon: 'words',
  discount: 'money',
  shipping: 'money',
  handling: 'money',
  vatRate: 'percent',
  vat: 'money',
  total: 'money',
} as const
export type Changed = keyof typeof kinds

/** One difference: of a product where it has a number, else of the whole order. Null: there was none, or is none now. */
export type OrderChange = {
  what: Changed
  kind: (typeof kinds)[Changed]
  number: string | null
  before: number | string | null
  now: number | string | null
}

/** Every difference, those of products first, in the order of the lines; the total comes last. */
export function orderChanges(before: Confirmed, now: Confirmed): OrderChange[] {
  const lines = before.lines.flatMap((line) => lineChanges(line, now))
  const facts = [factsOf(before), factsOf(now)] as const
  const whole = (Object.keys(facts[0]) as Array<keyof ReturnType<typeof factsOf>>).map((what) =>
    change(what, null, facts[0][what], facts[1][what]),
  )
  return [...lines, ...whole].filter((one) => one.before !== one.now)
}

function lineChanges(line: Line, { lines, disabled }: Confirmed) {
  const { number } = line
  const now = lines.find((other) => other.number === number)
  if (!now) {
    const what = disabled.some((gone) => gone.number === number) ? 'disabled' : 'quantity'
    return [change(what, number, line.qty, what === 'disabled' ? null : 0)]
  }
  return [
    change('quantity', number, line.qty, now.qty),
    change('price', number, eachOf(line), eachOf(now)),
    change('shipsNow', number, line.shipsNow, now.shipsNow),
    change('expectedOn', number, line.expectedOn, now.expectedOn),
  ]
}

const change = (
  what: Changed,
  number: string | null,
  before: OrderChange['before'],
  now: OrderChange['now'],
): OrderChange => ({ what, kind: kinds[what], number, before, now })

const eachOf = ({ unitPrice, discountPrice }: Line) => discountPrice ?? unitPrice

const factsOf = ({ totals, shipVia, carriers, promisedOn, couponCode, shipTo, billTo }: Confirmed) => ({
  shipTo: placeOf(shipTo),
  billTo: placeOf(billTo),
  carrier: carriers.find((offer) => offer.shipVia === shipVia)?.name ?? shipVia,
  promisedOn,
  coupon: couponCode || null,
  discount: totals.discount,
  shipping: totals.shippingCost,
  handling: totals.handlingFee,
  vatRate: totals.vatRate,
  vat: totals.vat,
  total: totals.total,
})

const placeOf = ({ company, firstName, lastName, address1, postcode, city }: Place) =>
  [company, `${firstName} ${lastName}`.trim(), address1, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')

import Type from 'typebox'
import { carrierAdapters, carrierLengths, highestRate, longestTransit } from '../../rules/shipping/carrier.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, Nullable, Warehouse } from '../wire.ts'

/** Who carries the goods, and what they ask. The admin's alone. */
const access = 'staff:sites'

const Code = Type.String({ pattern: '^[A-Z0-9]{2,10}$', description: 'Such as DHL' })
const params = Type.Object({ code: Code })

const Carrier = {
  name: Type.String({ minLength: 1, maxLength: 2 * carrierLengths.name }),
  trackingUrl: Type.String({
    maxLength: 2 * carrierLengths.trackingUrl,
    description: 'Where a parcel is followed, with {number} for its tracking number; empty where it is not',
  }),
}

const Adapter = Type.Enum([...carrierAdapters], {
  description:
    'How the shop deals with it: by hand, or as a test carrier that gives numbers and plays what happens, outside of production alone',
})

const Currency = Type.String({ pattern: '^[A-Z]{3}$' })

const Rate = {
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  price: Type.Number({ minimum: 0, maximum: highestRate, description: 'VAT excluded' }),
  freeFrom: Nullable(
    Type.Number({ minimum: 0, maximum: highestRate, description: 'It costs nothing from this value of goods on' }),
  ),
  daysMin: Type.Integer({ minimum: 0, maximum: longestTransit, description: 'Working days' }),
  daysMax: Type.Integer({ minimum: 0, maximum: longestTransit }),
}

export const listCarriers = endpoint({
  method: 'GET',
  path: '/staff/carrier/list',
  access,
  summary:
    "List all carriers, and how many countries each goes to. Collection by a customer's forwarder is not among them.",
  reply: Type.Array(Type.Object({ code: Code, ...Carrier, adapter: Adapter, rates: Type.Integer() })),
})

export const getCarrier = endpoint({
  method: 'GET',
  path: '/staff/carrier/:code',
  access,
  summary: 'Retrieve a carrier with all its rates and what can be chosen for it.',
  params,
  reply: Type.Object({
    code: Code,
    ...Carrier,
    adapter: Adapter,
    adapters: Type.Array(Adapter, { description: 'Those that may be chosen here' }),
    rates: Type.Array(
      Type.Object({ warehouse: Warehouse, currency: Currency, ...Rate, price: Amount, freeFrom: Nullable(Amount) }),
    ),
    tables: Type.Array(
      Type.Object({ warehouse: Warehouse, currency: Currency, countries: Type.Array(Type.String()) }),
      {
        description: 'The warehouses with the currencies that their sites sell in, and the countries that they send to',
      },
    ),
  }),
})

export const addCarrier = endpoint({
  method: 'POST',
  path: '/staff/carrier',
  access,
  summary: 'Create a carrier under a code of its own. It carries as soon as it has rates.',
  body: Type.Object({ code: Code, ...Carrier, adapter: Type.Optional(Adapter) }),
  reply: Type.Null(),
})

export const changeCarrier = endpoint({
  method: 'PUT',
  path: '/staff/carrier/:code',
  access,
  summary: 'Update the name, the tracking address and, where given, the connection of a carrier.',
  params,
  body: Type.Object({ ...Carrier, adapter: Type.Optional(Adapter) }),
  reply: Type.Null(),
})

export const changeRates = endpoint({
  method: 'PUT',
  path: '/staff/carrier/:code/rates',
  access,
  summary: 'Set the rates of a carrier from a warehouse in a currency. It does not go to countries that are left out.',
  params,
  body: Type.Object({
    warehouse: Warehouse,
    currency: Currency,
    rates: Type.Array(Type.Object(Rate), { maxItems: 300 }),
  }),
  reply: Type.Null(),
})

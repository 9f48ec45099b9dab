import Type from 'typebox'
import { orderUpdateKinds, updateFrequencies } from '../../rules/order/order-update.ts'
import { endpoint } from '../endpoint.ts'

const Frequency = Type.Enum([...updateFrequencies])

/** When an account gets mails about its orders. */
const UpdateChoices = Type.Object(
  Object.fromEntries(orderUpdateKinds.map((kind) => [kind, Frequency])) as Record<
    (typeof orderUpdateKinds)[number],
    typeof Frequency
  >,
  { title: 'UpdateChoices' },
)

export const getUpdateChoices = endpoint({
  method: 'GET',
  path: '/clientsystem/order/updates',
  access: 'cust:order',
  summary:
    'Retrieve which order updates the caller gets by mail: at once, in the daily mail at 17:00 of the site, or never. The messages have them all.',
  reply: UpdateChoices,
})

export const setUpdateChoices = endpoint({
  method: 'PUT',
  path: '/clientsystem/order/updates',
  access: 'cust:order',
  notImpersonated: true,
  summary: 'Choose which order updates the caller gets by mail. Order confirmations and invoices always come.',
  body: UpdateChoices,
  reply: UpdateChoices,
})

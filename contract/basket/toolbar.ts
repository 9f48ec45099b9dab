import Type from 'typebox'
import { longestOrigin, longestToolbarKey, mostOrigins } from '../../rules/basket/toolbar.ts'
import { endpoint } from '../endpoint.ts'
import { Nullable } from '../wire.ts'

const path = '/clientsystem/toolbar'
const Key = Type.String({
  pattern: '^[A-Za-z0-9_-]{32}$',
  description: 'Names the toolbar of a customer in its address',
})

const Toolbar = Type.Object(
  {
    key: Nullable(Key),
    origins: Type.Array(Type.String(), { description: 'Whose pages may show the toolbar' }),
  },
  { title: 'Toolbar' },
)

export const getToolbar = endpoint({
  method: 'GET',
  path,
  access: 'cust:account',
  notImpersonated: true,
  summary: "Retrieve the toolbar of the caller's company. It has no key until it was set up.",
  reply: Toolbar,
})

export const setToolbar = endpoint({
  method: 'PUT',
  path,
  access: 'cust:account',
  notImpersonated: true,
  summary: "Set which pages may show the company's toolbar. Its key is made the first time and stays.",
  body: Type.Object({ origins: Type.Array(Type.String({ maxLength: longestOrigin }), { maxItems: mostOrigins }) }),
  reply: Toolbar,
})

export const renewToolbarKey = endpoint({
  method: 'PUT',
  path: `${path}/key`,
  access: 'cust:account',
  notImpersonated: true,
  summary: "Replace the key of the company's toolbar. The old key ends at once.",
  body: Type.Object({ key: Key }),
  reply: Toolbar,
})

export const checkToolbar = endpoint({
  method: 'GET',
  path: `${path}/:key`,
  access: 'cust:myquickorder',
  summary: "Check whether a toolbar belongs to the caller's company. Not found where it does not.",
  params: Type.Object({ key: Type.String({ minLength: 1, maxLength: longestToolbarKey }) }),
  reply: Type.Null(),
})

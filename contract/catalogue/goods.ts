import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, Nullable, TypedNumber } from '../wire.ts'
import { Labels } from './catalogue.ts'
import { Sku } from './sku.ts'

/** Item numbers; an answer leaves out those that name nothing. */
const Numbers = Type.Array(TypedNumber, { maxItems: 500 })

const ByNumber = { number: TypedNumber }

export const listClassAttributes = endpoint({
  method: 'GET',
  path: '/goods/classattr/freedom/getAllClassAttr',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the names of the attributes of each class.',
  reply: Type.Array(
    Type.Object({
      classId: Id,
      kind: Type.String(),
      attributes: Type.Array(Type.Object({ name: Type.String(), ...Labels })),
    }),
  ),
})

export const attributesByNumber = endpoint({
  method: 'POST',
  path: '/goods/classattr/freedom/sku',
  access: 'anyone',
  summary: 'Retrieve the attributes of products by item number.',
  body: Numbers,
  reply: Type.Record(Type.String(), Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))),
})

export const yieldByNumber = endpoint({
  method: 'POST',
  path: '/goods/classattr/freedom/getSkuYieldByNumbers',
  access: 'anyone',
  summary: 'Retrieve pages and their standard by item number. Products without a yield are left out.',
  body: Numbers,
  reply: Type.Record(
    Type.String(),
    Type.Object({ yieldPages: Type.Integer(), yieldStandard: Nullable(Type.String()) }),
  ),
})

export const listImages = endpoint({
  method: 'GET',
  path: '/goods/image/freedom/list',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the photographs of a product in their order; none where it is drawn or unknown.',
  query: Type.Object(ByNumber),
  reply: Type.Array(Type.String()),
})

export const getImage = endpoint({
  method: 'GET',
  path: '/goods/image/freedom/single',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'Retrieve the first photograph of a product; null where it is drawn or unknown.',
  query: Type.Object(ByNumber),
  reply: Type.Object({ image: Nullable(Type.String()) }),
})

export const imagesByNumber = endpoint({
  method: 'POST',
  path: '/goods/image/freedom/numbers',
  access: 'anyone',
  summary: 'Retrieve the photographs of products by item number. Products without one are left out.',
  body: Numbers,
  reply: Type.Record(Type.String(), Type.Array(Type.String())),
})

export const listDisabled = endpoint({
  method: 'POST',
  path: '/goods/sku/state/disabled',
  access: 'signed-in',
  summary: 'List which of the given item numbers are discontinued.',
  body: Type.Object({
    numberList: Numbers,
    orgId: Type.Optional(Type.Integer({ description: 'The same on every site; read for the sake of older clients' })),
  }),
  reply: Type.Array(Type.String()),
})

export const skusById = endpoint({
  method: 'POST',
  path: '/goods/sku/client/ids',
  access: 'signed-in',
  summary: 'Retrieve products by id, in the order of the request. Unknown ones are left out.',
  body: Type.Array(Id, { maxItems: 60 }),
  reply: Type.Array(Sku),
})

import Type from 'typebox'
import { longestLeadTime, supplierLengths } from '../../rules/fulfilment/purchase-order.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'

/** Suppliers are of no site: every warehouse orders of them. */
const access = 'staff:warehouse'

const Supplier = {
  name: Type.String({ minLength: 1, maxLength: supplierLengths.name, pattern: '\\S' }),
  email: Type.String({ maxLength: supplierLengths.email, description: 'Empty where none is known' }),
  note: Type.String({ maxLength: supplierLengths.note }),
  currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'In which they charge; ISO 4217' }),
  leadDays: Type.Integer({
    minimum: 0,
    maximum: longestLeadTime,
    description: 'Days from an order until its goods are here',
  }),
}
const Version = Type.Integer({ minimum: 1, description: 'One more with each change' })

export const listSuppliers = endpoint({
  method: 'GET',
  path: '/staff/supplier/list',
  access,
  summary: 'List all suppliers by name.',
  reply: Type.Array(Type.Object({ supplierId: Id, ...Supplier, version: Version })),
})

export const addSupplier = endpoint({
  method: 'POST',
  path: '/staff/supplier',
  access,
  summary: 'Create a supplier. A name that another one has is refused, however it is capitalized.',
  body: Type.Object(Supplier),
  idempotent: true,
  reply: Type.Object({ supplierId: Id }),
})

export const changeSupplier = endpoint({
  method: 'PUT',
  path: '/staff/supplier/:id',
  access,
  summary:
    'Update a supplier. Purchase orders keep the currency in which they were begun. One that has changed since it was seen is refused.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ ...Supplier, version: Version }),
  idempotent: true,
  reply: Type.Object({ supplierId: Id }),
})

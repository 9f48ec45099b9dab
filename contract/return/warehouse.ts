import Type from 'typebox'
import { mostReturnLines } from '../../rules/return/return.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Warehouse } from '../wire.ts'

export const listReturnWarehouses = endpoint({
  method: 'GET',
  path: '/staff/returns/:id/warehouses',
  access: 'staff:desk',
  summary:
    'List the warehouses to which an approval may send the goods of a return: those that serve its site, and those from which they came.',
  params: Type.Object({ id: Id }),
  reply: Type.Array(
    Type.Object(
      {
        warehouse: Warehouse,
        positions: Type.Array(Type.Integer({ minimum: 1, maximum: mostReturnLines }), {
          description: 'The lines of the return whose goods came from it',
        }),
      },
      { title: 'ReturnWarehouse' },
    ),
    { description: 'By their codes' },
  ),
})

import Type from 'typebox'
import { detailAddresses } from '../../rules/office/console-address.ts'
import { foundKinds } from '../../rules/office/find.ts'
import { entryStates } from '../../rules/payment/payment.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Keyword, Nullable } from '../wire.ts'

const Found = Type.Object({
  kind: Type.Enum([...foundKinds]),
  number: Type.String({ description: 'As its documents show it; of an entry of the bank the reference of its payer' }),
  name: Type.String({ description: 'Whose it is: the company, or who paid; of a purchase order its supplier' }),
  page: Type.Enum([...detailAddresses, 'stock'], {
    description:
      'The page of the console that shows it; of an entry of the bank the list of payments, of a product its stock',
  }),
  id: Nullable(Id),
  entry: Type.Union([Type.Object({ status: Type.Enum([...entryStates]), keyword: Type.String() }), Type.Null()], {
    description: 'How the list of payments shows an entry of the bank',
  }),
})

export const findRecords = endpoint({
  method: 'GET',
  path: '/staff/find',
  access: 'staff:console',
  summary:
    'Find customers, products, orders, shipments, returns, quick orders, purchase orders, invoices, credit notes and payments of the accessible sites by a number, name, e-mail address or reference, at most six of each kind; those that have exactly this number come first.',
  query: Type.Object({ keyword: Keyword }),
  reply: Type.Array(Found),
})

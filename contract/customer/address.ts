import Type from 'typebox'
import { addressLengths, customerTypes } from '../../rules/address/form.ts'
import { addressKinds } from '../../rules/address/kind.ts'
import { endpoint } from '../endpoint.ts'
import { TableQuery, TableRead } from '../table-file.ts'
import { Id, Keyword, ListPage, Paging } from '../wire.ts'

const Kind = Type.Enum([...addressKinds])
const CustomerType = Type.Enum([...customerTypes])

export const Address = Type.Object(
  {
    addressId: Id,
    kind: Kind,
    isDefault: Type.Boolean(),
    customerType: CustomerType,
    company: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    contactName: Type.String(),
    address1: Type.String(),
    address2: Type.String(),
    city: Type.String(),
    state: Type.String(),
    postcode: Type.String(),
    country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    phone: Type.String(),
    mobile: Type.String(),
    email: Type.String(),
    fax: Type.String(),
  },
  { title: 'Address' },
)

// Twice as long as they are stored: surrounding space is no mistake.
const text = (field: keyof typeof addressLengths) => Type.String({ maxLength: 2 * addressLengths[field] })
const free = (field: keyof typeof addressLengths) => Type.Optional(text(field))

export const AddressForm = {
  customerType: Type.Optional(CustomerType),
  company: free('company'),
  firstName: free('firstName'),
  lastName: free('lastName'),
  contactName: free('contactName'),
  address1: text('address1'),
  address2: free('address2'),
  city: text('city'),
  state: free('state'),
  postcode: text('postcode'),
  country: text('country'),
  phone: free('phone'),
  mobile: free('mobile'),
  email: free('email'),
  fax: free('fax'),
}

export const listAddresses = endpoint({
  method: 'GET',
  path: '/clientsystem/address',
  access: 'cust:order',
  summary:
    "List the customer's addresses, defaults first. The keyword matches part of a name, a street, a town or a number.",
  query: Type.Object({ keyword: Type.Optional(Keyword), kind: Type.Optional(Kind), ...Paging }),
  reply: ListPage(Address),
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/clientsystem/address',
  access: 'cust:account',
  summary: 'Create an address. The first of its kind becomes the default.',
  body: Type.Object({ kind: Kind, ...AddressForm }),
  reply: Address,
})

export const changeAddress = endpoint({
  method: 'PUT',
  path: '/clientsystem/address/:id',
  access: 'cust:account',
  summary: 'Update an address, which keeps its kind. Orders keep the address that they were placed with.',
  params: Type.Object({ id: Id }),
  body: Type.Object(AddressForm),
  reply: Address,
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/clientsystem/address/:id',
  access: 'cust:account',
  summary: 'Delete an address, but not the last billing address. Orders keep their own copy.',
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
})

export const makeDefaultAddress = endpoint({
  method: 'PUT',
  path: '/clientsystem/address/:id/default',
  access: 'cust:account',
  summary: 'Make an address the default of its kind.',
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
})

/** A file: at most so many bytes, as text so many characters. */
export const longestImport = 500_000

const Imported = Type.Object({
  added: Type.Integer(),
  known: Type.Integer({ description: 'Lines that stand in the address book already' }),
  bad: Type.Array(Type.Object({ line: Type.Integer(), msg: Type.String() })),
  table: TableRead,
})

export const importAddressFile = endpoint({
  method: 'POST',
  path: '/clientsystem/address/importFile',
  access: 'cust:account',
  summary:
    'Import addresses from a CSV file or a workbook with a header line. Lines with a mistake are answered one by one, the others are stored. Where several sheets fit, one has to be named (50126).',
  query: Type.Object(TableQuery),
  upload: { bytes: longestImport, files: 1 },
  reply: Imported,
})

export const importAddresses = endpoint({
  method: 'POST',
  path: '/clientsystem/address/import',
  access: 'cust:account',
  summary: 'Import addresses from a CSV text, for programs.',
  body: Type.Object({ csv: Type.String({ minLength: 1, maxLength: longestImport }) }),
  reply: Imported,
})

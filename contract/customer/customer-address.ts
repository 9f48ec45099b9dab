import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { addAddress, changeAddress, listAddresses } from './address.ts'

const params = Type.Object({ id: Id })
const ofOne = Type.Object({ id: Id, addressId: Id })

export const listCustomerAddresses = endpoint({
  method: 'GET',
  path: '/staff/customer/:id/address',
  access: 'staff:customers',
  summary: 'List the addresses of a customer, defaults first. The keyword matches as in their own address book.',
  params,
  query: listAddresses.query,
  reply: listAddresses.reply,
})

export const addCustomerAddress = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/address',
  access: 'staff:customerdesk',
  summary: 'Create an address of a customer. The first of its kind becomes the default.',
  params,
  body: addAddress.body,
  reply: addAddress.reply,
})

export const changeCustomerAddress = endpoint({
  method: 'PUT',
  path: '/staff/customer/:id/address/:addressId',
  access: 'staff:customerdesk',
  summary: 'Update an address of a customer, which keeps its kind. Orders keep the address that they were placed with.',
  params: ofOne,
  body: changeAddress.body,
  reply: changeAddress.reply,
})

export const removeCustomerAddress = endpoint({
  method: 'DELETE',
  path: '/staff/customer/:id/address/:addressId',
  access: 'staff:customerdesk',
  summary: 'Delete an address of a customer, but not the last billing address. Orders keep their own copy.',
  params: ofOne,
  reply: Type.Null(),
})

export const makeDefaultCustomerAddress = endpoint({
  method: 'PUT',
  path: '/staff/customer/:id/address/:addressId/default',
  access: 'staff:customerdesk',
  summary: 'Make an address of a customer the default of its kind.',
  params: ofOne,
  reply: Type.Null(),
})

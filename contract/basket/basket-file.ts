import { endpoint, FileContent } from '../endpoint.ts'

export const exportBasket = endpoint({
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/export',
  access: 'cust:shoppingcart',
  summary: "Export the caller's basket as a CSV file: numbers, quantities, prices, warehouse, back order and notes.",
  binary: true,
  reply: FileContent,
})

/**
 * The modules of the server from the ground up. A module knows those before it, never one after it; within a module features do not
 * know each other in a circle. So each can be read, tested and replaced with what stands before it alone.
 */
export const modules: readonly string[] = [
  'site',
  'identity',
  'catalogue',
  'customer',
  'basket',
  'ledger',
  'invoice',
  'order',
  'me',
  'fulfilment',
  'payment',
  'return',
  'office',
]

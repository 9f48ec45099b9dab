/** What an address of a customer is for. */
export const addressKinds = ['billing', 'regular', 'nonRegular'] as const
export type AddressKind = (typeof addressKinds)[number]

import type { QueryKey } from '@tanstack/react-query'
import type { AddressDraft } from '../../../rules/address/form.ts'

/** An address of a book. */
export type BookAddress = AddressDraft & { addressId: number; isDefault: boolean }

/** The address book of one company, and what its reader may do with it. */
export type AddressBook = {
  /** Under which its pages are kept. */
  queryKey: QueryKey
  mayChange: boolean
  /** What a new address begins with. */
  start: AddressDraft
  add: (draft: AddressDraft) => Promise<BookAddress>
  change: (id: number, draft: Omit<AddressDraft, 'kind'>) => Promise<BookAddress>
  makeDefault: (id: number) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

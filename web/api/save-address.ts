import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AddressDraft } from '../../rules/address/form.ts'
import type { CallFailed } from './call.ts'
import { saysItself } from './failures.ts'

type Saving<Saved> = {
  book: {
    queryKey: QueryKey
    add: (draft: AddressDraft) => Promise<Saved>
    change: (id: number, draft: Omit<AddressDraft, 'kind'>) => Promise<Saved>
  }
  /** The one that is changed; undefined of a new one. */
  addressId: number | undefined
  onSaved: (saved: Saved) => void
}

/** Saves an address of an address book, and has its pages read again. */
export function useSaveAddress<Saved>({ book, addressId, onSaved }: Saving<Saved>) {
  const queries = useQueryClient()
  return useMutation<Saved, CallFailed, AddressDraft>({
    meta: saysItself,
    mutationFn: ({ kind, ...draft }) =>
      addressId === undefined ? book.add({ kind, ...draft }) : book.change(addressId, draft),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: book.queryKey })
      onSaved(saved)
    },
  })
}

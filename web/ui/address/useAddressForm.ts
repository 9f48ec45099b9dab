import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AddressDraft,
  type AddressFault,
  type Atlas,
  addressFaults,
  addressFields,
} from '../../../rules/address/form.ts'
import type { CallFailed } from '../../api/call.ts'
import { saysItself } from '../../api/failures.ts'
import { refusedFields } from '../form/useFaults.ts'
import { useForm } from '../form/useForm.ts'
import type { AddressBook, BookAddress } from './address-book.ts'

type AddressFormOptions = {
  book: AddressBook
  address: BookAddress | undefined
  atlas: Atlas
  onSaved: (saved: BookAddress) => void
}

/** The form of an address: what was typed stays until it is saved. */
export function useAddressForm({ book, address, atlas, onSaved }: AddressFormOptions) {
  const queries = useQueryClient()
  const form = useForm<AddressDraft, AddressFault>({
    start: address ?? book.start,
    rules: (draft) => addressFaults(draft, atlas),
  })

  const saving = useMutation<BookAddress, CallFailed, AddressDraft>({
    meta: saysItself,
    mutationFn: ({ kind, ...draft }) =>
      address ? book.change(address.addressId, draft) : book.add({ kind, ...draft }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: book.queryKey })
      onSaved(saved)
    },
    onError: (failed) => form.refuse(refusedFields(failed, addressFields, 'invalid')),
  })

  return { form, saving }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addAddress, changeAddress } from '../../../../../contract/customer/address.ts'
import {
  type AddressDraft,
  type AddressFault,
  type Atlas,
  addressFaults,
  addressFields,
} from '../../../../../rules/address/form.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { refusedFields } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { type Address, addressesKey } from './queries.ts'

type AddressFormOptions = {
  start: AddressDraft
  address: Address | undefined
  atlas: Atlas
  onSaved: (saved: Address) => void
}

/** The form of an address: what was typed stays until it is saved. */
export function useAddressForm({ start, address, atlas, onSaved }: AddressFormOptions) {
  const queries = useQueryClient()
  const form = useForm<AddressDraft, AddressFault>({ start, rules: (draft) => addressFaults(draft, atlas) })

  const saving = useMutation<Address, CallFailed, AddressDraft>({
    meta: saysItself,
    mutationFn: ({ kind, ...draft }) =>
      address
        ? call(changeAddress, { params: { id: address.addressId }, body: draft })
        : call(addAddress, { body: { kind, ...draft } }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: addressesKey })
      onSaved(saved)
    },
    onError: (failed) => form.refuse(refusedFields(failed, addressFields, 'invalid')),
  })

  return { form, saving }
}

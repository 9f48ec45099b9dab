import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addAddress, changeAddress } from '../../../../contract/customer/address.ts'
import {
  type AddressDraft,
  type AddressFault,
  type AddressField,
  type Atlas,
  addressFaults,
  addressFields,
} from '../../../../rules/address/form.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { refusedFields, useFaults } from '../../../ui/form/useFaults.ts'
import { type Address, addressesKey } from './queries.ts'

type Given = { start: AddressDraft; address: Address | undefined; atlas: Atlas; onSaved: () => void }

/** The form of an address: what was typed stays until it is saved. */
export function useAddressForm({ start, address, atlas, onSaved }: Given) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(start)
  const { faults, refused, refuse, sendUnless } = useFaults<AddressField, AddressFault>()

  const saving = useMutation<Address, CallFailed, AddressDraft>({
    meta: saysItself,
    mutationFn: ({ kind, ...form }) =>
      address
        ? call(changeAddress, { params: { id: address.addressId }, body: form })
        : call(addAddress, { body: { kind, ...form } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: addressesKey })
      onSaved()
    },
    onError: (failed) => refuse(refusedFields(failed, addressFields, 'invalid')),
  })

  return {
    draft,
    faults,
    refused,
    failed: saving.error,
    saving: saving.isPending,
    change: (change: Partial<AddressDraft>) => setDraft((was) => ({ ...was, ...change })),
    submit: () => sendUnless(addressFaults(draft, atlas), () => saving.mutate(draft)),
  }
}

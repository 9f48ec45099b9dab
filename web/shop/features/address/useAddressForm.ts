import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addAddress, changeAddress } from '../../../../contract/address.ts'
import {
  type AddressDraft,
  type AddressFaults,
  type Atlas,
  addressFaults,
  addressFields,
} from '../../../../rules/address-form.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { type Address, addressesKey } from './queries.ts'

type Given = { start: AddressDraft; address: Address | undefined; atlas: Atlas; onSaved: () => void }

/** The form of an address: what was typed stays until it is saved. */
export function useAddressForm({ start, address, atlas, onSaved }: Given) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(start)
  const [faults, setFaults] = useState<AddressFaults>({})

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
    onError: ({ fields }) =>
      setFaults(
        Object.fromEntries(addressFields.filter((field) => fields.includes(field)).map((field) => [field, 'invalid'])),
      ),
  })

  return {
    draft,
    faults,
    failed: saving.error,
    saving: saving.isPending,
    change: (change: Partial<AddressDraft>) => setDraft((was) => ({ ...was, ...change })),
    submit: () => {
      const wrong = addressFaults(draft, atlas)
      setFaults(wrong)
      if (Object.keys(wrong).length === 0) saving.mutate(draft)
    },
  }
}

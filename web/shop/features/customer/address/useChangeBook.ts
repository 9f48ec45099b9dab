import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makeDefaultAddress, removeAddress } from '../../../../../contract/customer/address.ts'
import { call } from '../../../../api/call.ts'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { type Address, addressesKey } from './queries.ts'

/** What an address is called in a sentence. */
export const getName = ({ company, firstName, lastName, address1, city }: Address) =>
  [company || `${firstName} ${lastName}`.trim(), address1, city].filter(Boolean).join(', ')

/** What can be done with an address of the list; a refusal is shown at the edge of the window. */
export function useChangeBook() {
  const text = useText()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: addressesKey })
  const choosing = useMutation({
    mutationFn: ({ addressId: id }: Address) => call(makeDefaultAddress, { params: { id } }),
    onSettled,
  })
  const removing = useMutation({
    mutationFn: ({ addressId: id }: Address) => call(removeAddress, { params: { id } }),
    onSuccess: () => toast(text('address.removed'), 'good'),
    onSettled,
  })
  return {
    makeDefault: choosing.mutate,
    remove: async (address: Address) => {
      const sure = await confirm({
        title: text('address.delete_title'),
        message: text('address.delete_message', { name: getName(address) }),
        yes: text('ui.delete'),
        no: text('ui.cancel'),
        danger: true,
      })
      if (sure) removing.mutate(address)
    },
  }
}

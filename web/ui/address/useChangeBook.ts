import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirm } from '../feedback/confirm.ts'
import { toast } from '../feedback/toast.ts'
import { useText } from '../language/language.tsx'
import type { AddressBook, BookAddress } from './address-book.ts'

/** What an address is called in a sentence. */
export const getName = ({ company, firstName, lastName, address1, city }: BookAddress) =>
  [company || `${firstName} ${lastName}`.trim(), address1, city].filter(Boolean).join(', ')

/** What can be done with an address of the list; a refusal is shown at the edge of the window. */
export function useChangeBook(book: AddressBook) {
  const text = useText()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: book.queryKey })
  const choosing = useMutation({
    mutationFn: ({ addressId: id }: BookAddress) => book.makeDefault(id),
    onSettled,
  })
  const removing = useMutation({
    mutationFn: ({ addressId: id }: BookAddress) => book.remove(id),
    onSuccess: () => toast(text('address.removed'), 'good'),
    onSettled,
  })
  return {
    makeDefault: choosing.mutate,
    remove: async (address: BookAddress) => {
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

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeAccountStatus, resetAccountPassword } from '../../../../../contract/customer/account.ts'
import type { AccountState } from '../../../../../rules/customer/account.ts'
import { call } from '../../../../api/call.ts'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { type Account, accountsKey } from './queries.ts'

/** What can be done with an account of the list; a refusal is shown at the edge of the window. */
export function useChangeAccounts() {
  const text = useText()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: accountsKey })
  const changing = useMutation({
    mutationFn: ({ accountId, status }: { accountId: number; status: AccountState }) =>
      call(changeAccountStatus, { params: { accountId }, body: { status } }),
    onSettled,
  })
  const sending = useMutation({
    mutationFn: ({ accountId }: Account) => call(resetAccountPassword, { params: { accountId } }),
    onSuccess: (_, { email }) => toast(text('account.link_sent', { email }), 'good'),
    onSettled,
  })
  return {
    activate: ({ accountId }: Account) => changing.mutate({ accountId, status: 'active' }),
    suspend: async ({ accountId, name }: Account) => {
      const sure = await confirm({
        title: text('account.suspend_title', { name }),
        message: text('account.suspend_message', { name }),
        yes: text('account.suspend'),
        no: text('ui.cancel'),
        danger: true,
      })
      if (sure) changing.mutate({ accountId, status: 'suspended' })
    },
    sendLink: async (account: Account) => {
      const { name, email, invited } = account
      const sure =
        invited ||
        (await confirm({
          title: text('account.reset_title', { name }),
          message: text('account.reset_message', { name, email }),
          yes: text('account.send_link'),
          no: text('ui.cancel'),
        }))
      if (sure) sending.mutate(account)
    },
  }
}

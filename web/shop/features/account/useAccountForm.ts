import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addAccount, changeAccount } from '../../../../contract/account.ts'
import { type AccountFault, accountFaults, hasLimits } from '../../../../rules/account.ts'
import { centsOf } from '../../../../rules/money.ts'
import type { AccountRole } from '../../../../rules/permissions.ts'
import { type UserNameRefusal, userNameFault } from '../../../../rules/user-name.ts'
import type { Language } from '../../../../texts/index.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { amountIn } from '../../../ui/amount.ts'
import { type Faults, refusedFields, useFaults } from '../../../ui/form/useFaults.ts'
import { type Account, accountsKey } from './queries.ts'

const accountFields = ['userName', 'name', 'email', 'orderLimit', 'monthLimit'] as const
export type AccountField = (typeof accountFields)[number]
export type AccountFaults = Faults<AccountField, AccountFault | UserNameRefusal>
type Draft = Record<AccountField, string> & { role: AccountRole; language: Language }

type Given = { start: Draft; account: Account | undefined; onSaved: (account: Account) => void }

/** The form of a person: what was typed stays until it is saved. */
export function useAccountForm({ start, account, onSaved }: Given) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(start)
  const { faults, refused, refuse, sendUnless } = useFaults<AccountField, AccountFault | UserNameRefusal>()

  const saving = useMutation<Account, CallFailed, ReturnType<typeof bodyOf>>({
    meta: saysItself,
    mutationFn: ({ userName, ...body }) =>
      account
        ? call(changeAccount, { params: { accountId: account.accountId }, body })
        : call(addAccount, { body: { userName, ...body } }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: accountsKey })
      onSaved(saved)
    },
    onError: (failed) => refuse(refusedFields(failed, accountFields, 'invalid')),
  })

  return {
    draft,
    faults,
    refused,
    failed: saving.error,
    saving: saving.isPending,
    change: (change: Partial<Draft>) => setDraft((was) => ({ ...was, ...change })),
    submit: () => sendUnless(faultsOf(draft, account === undefined), () => saving.mutate(bodyOf(draft))),
  }
}

const limitsOf = ({ role, orderLimit, monthLimit }: Draft) => ({
  orderLimit: hasLimits(role) ? amountIn(orderLimit) : null,
  monthLimit: hasLimits(role) ? amountIn(monthLimit) : null,
})

function bodyOf(draft: Draft) {
  const { orderLimit = null, monthLimit = null } = limitsOf(draft)
  const { userName, name, email, role, language } = draft
  return { userName, name, email, role, language, orderLimit, monthLimit }
}

function faultsOf(draft: Draft, isNew: boolean): AccountFaults {
  const { orderLimit, monthLimit } = limitsOf(draft)
  // What is no amount at all is nothing that the rule would take.
  const cents = (amount: number | null | undefined) =>
    amount === null ? null : amount === undefined ? Number.NaN : centsOf(amount)
  const nameFault = isNew && (draft.userName.trim() === '' ? 'missing' : userNameFault(draft.userName))
  return {
    ...(nameFault && { userName: nameFault }),
    ...accountFaults({ ...draft, orderLimit: cents(orderLimit), monthLimit: cents(monthLimit) }),
  }
}

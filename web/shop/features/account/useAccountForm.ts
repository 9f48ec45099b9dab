import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addAccount, changeAccount } from '../../../../contract/people/account.ts'
import { type AccountFault, type AccountState, accountFaults, hasLimits } from '../../../../rules/people/account.ts'
import { type PasswordRefusal, passwordFault } from '../../../../rules/people/password.ts'
import type { AccountRole } from '../../../../rules/people/permissions.ts'
import { type UserNameRefusal, userNameFault } from '../../../../rules/people/user-name.ts'
import { centsOf } from '../../../../rules/price/money.ts'
import type { Language } from '../../../../texts/index.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { type Faults, refusedFields, useFaults } from '../../../ui/form/useFaults.ts'
import { amountIn } from '../../../ui/language/amount.ts'
import { type Account, accountsKey } from './queries.ts'

const accountFields = ['userName', 'name', 'email', 'password', 'orderLimit', 'monthLimit'] as const
export type AccountField = (typeof accountFields)[number]
type Fault = AccountFault | UserNameRefusal | PasswordRefusal
export type AccountFaults = Faults<AccountField, Fault>
type Draft = Record<AccountField, string> & { role: AccountRole; language: Language; status: AccountState }

type Given = { start: Draft; account: Account | undefined; onSaved: (account: Account) => void }

/** The form of a person: what was typed stays until it is saved. */
export function useAccountForm({ start, account, onSaved }: Given) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(start)
  const { faults, refused, refuse, sendUnless } = useFaults<AccountField, Fault>()

  const saving = useMutation<Account, CallFailed, ReturnType<typeof bodyOf>>({
    meta: saysItself,
    mutationFn: ({ userName, password, status, ...body }) =>
      account
        ? call(changeAccount, { params: { accountId: account.accountId }, body })
        : call(addAccount, { body: { userName, status, ...body, ...(password && { password }) } }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: accountsKey })
      onSaved(saved)
    },
    onError: (failed) =>
      refuse(refusedFields(failed, accountFields, isOfPassword(failed.reason) ? failed.reason : 'invalid')),
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

const isOfPassword = (reason: string): reason is PasswordRefusal => reason.startsWith('password.')

const limitsOf = ({ role, orderLimit, monthLimit }: Draft) => ({
  orderLimit: hasLimits(role) ? amountIn(orderLimit) : null,
  monthLimit: hasLimits(role) ? amountIn(monthLimit) : null,
})

function bodyOf(draft: Draft) {
  const { orderLimit = null, monthLimit = null } = limitsOf(draft)
  const { userName, name, email, role, language, password, status } = draft
  return { userName, name, email, role, language, password, status, orderLimit, monthLimit }
}

function faultsOf(draft: Draft, isNew: boolean): AccountFaults {
  const { orderLimit, monthLimit } = limitsOf(draft)
  // What is no amount at all is nothing that the rule would take.
  const cents = (amount: number | null | undefined) =>
    amount === null ? null : amount === undefined ? Number.NaN : centsOf(amount)
  const nameFault = isNew && (draft.userName.trim() === '' ? 'missing' : userNameFault(draft.userName))
  const tooWeak = draft.password ? passwordFault(draft.password) : undefined
  return {
    ...(nameFault && { userName: nameFault }),
    ...(tooWeak && { password: tooWeak }),
    ...accountFaults({ ...draft, orderLimit: cents(orderLimit), monthLimit: cents(monthLimit) }),
  }
}

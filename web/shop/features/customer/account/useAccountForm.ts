import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addAccount, changeAccount } from '../../../../../contract/customer/account.ts'
import { toCents } from '../../../../../rules/catalogue/price/money.ts'
import {
  type AccountFault,
  type AccountState,
  accountFaults,
  accountLengths,
  hasLimits,
} from '../../../../../rules/customer/account.ts'
import { type UserNameRefusal, userNameFault, userNameLengths } from '../../../../../rules/customer/user-name.ts'
import { type PasswordRefusal, passwordFault } from '../../../../../rules/identity/password.ts'
import type { AccountRole } from '../../../../../rules/identity/permissions.ts'
import { chosenLanguage, type Language, toLanguage } from '../../../../../texts/index.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useSession } from '../../../../api/session/session.ts'
import { type Faults, refusedFields, sayFaults } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { amountIn, toAmountInput } from '../../../../ui/language/amount.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { type Say, useLanguage, useText } from '../../../../ui/language/language.tsx'
import { type Account, accountsKey } from './queries.ts'

const accountFields = ['userName', 'name', 'email', 'password', 'orderLimit', 'monthLimit'] as const
export type AccountField = (typeof accountFields)[number]
type Fault = AccountFault | UserNameRefusal | PasswordRefusal
type Draft = Record<AccountField, string> & { role: AccountRole; language: Language; status: AccountState }

/** The form of an account: what was typed stays until it is saved. */
export function useAccountForm(account: Account | undefined, onSaved: (account: Account) => void) {
  const text = useText()
  const queries = useQueryClient()
  const labelOf = useLabel()
  const say = (field: AccountField, fault: Fault) => sayFault(text, fault, { field, label: labelOf(field) })
  const form = useForm<Draft>({
    start: useStart(account),
    rules: (draft) => sayFaults(findFaults(draft, account === undefined), say),
    limits: { ...accountLengths, userName: userNameLengths.most },
  })

  const saving = useMutation<Account, CallFailed, Draft>({
    meta: saysItself,
    mutationFn: (draft) => {
      const { userName, password, status, ...body } = toBody(draft)
      return account
        ? call(changeAccount, { params: { accountId: account.accountId }, body })
        : call(addAccount, { body: { userName, status, ...body, ...(password && { password }) } })
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: accountsKey })
      onSaved(saved)
    },
    onError: (failed) => {
      const fault: Fault = isOfPassword(failed.reason) ? failed.reason : 'invalid'
      form.refuse(sayFaults<AccountField, Fault>(refusedFields(failed, accountFields, fault), say))
    },
  })
  return { form, saving }
}

/** What a field is called; limits name their currency. */
export function useLabel() {
  const text = useText()
  const currency = useSession()?.currency ?? 'EUR'
  return (field: AccountField) => text(`account.${field}`, { currency })
}

function sayFault(text: Say, fault: Fault, { field, label }: { field: AccountField; label: string }) {
  if (fault === 'missing' && isRequired(field)) return text(`account.missing_${field}`)
  if (fault === 'too_long') return text('account.field_too_long', { field: label })
  if (fault !== 'missing' && fault !== 'invalid') return text(fault)
  if (field === 'email') return text('account.invalid_email')
  if (field === 'orderLimit' || field === 'monthLimit') return text('account.invalid_limit')
  return text('account.field_invalid', { field: label })
}

const isRequired = (field: AccountField) => field === 'userName' || field === 'name' || field === 'email'

const isOfPassword = (reason: string): reason is PasswordRefusal => reason.startsWith('password.')

const limitsIn = ({ role, orderLimit, monthLimit }: Draft) => ({
  orderLimit: hasLimits(role) ? amountIn(orderLimit) : null,
  monthLimit: hasLimits(role) ? amountIn(monthLimit) : null,
})

function toBody(draft: Draft) {
  const { orderLimit = null, monthLimit = null } = limitsIn(draft)
  const { userName, name, email, role, language, password, status } = draft
  return { userName, name, email, role, language, password, status, orderLimit, monthLimit }
}

function findFaults(draft: Draft, isNew: boolean): Faults<AccountField, Fault> {
  const { orderLimit, monthLimit } = limitsIn(draft)
  const nameFault = isNew && (draft.userName.trim() === '' ? 'missing' : userNameFault(draft.userName))
  const tooWeak = draft.password ? passwordFault(draft.password) : undefined
  return {
    ...(nameFault && { userName: nameFault }),
    ...(tooWeak && { password: tooWeak }),
    ...accountFaults({ ...draft, orderLimit: limitCents(orderLimit), monthLimit: limitCents(monthLimit) }),
  }
}

/** What is no amount at all is nothing that the rule would take. */
function limitCents(amount: number | null | undefined) {
  if (amount === undefined) return Number.NaN
  return amount === null ? null : toCents(amount)
}

/** A new account is a buyer, in the language of the account that adds it. */
function useStart(account: Account | undefined): Draft {
  const { language } = useLanguage()
  const { number } = useFormat()
  if (!account) {
    const empty = { userName: '', name: '', email: '', password: '', orderLimit: '', monthLimit: '' }
    return { ...empty, role: 'buyer', language: chosenLanguage(language), status: 'active' }
  }
  const { role, orderLimit, monthLimit } = account
  return {
    ...account,
    password: '',
    role: role === 'none' ? 'requester' : role,
    language: chosenLanguage(toLanguage(account.language) ?? language),
    orderLimit: orderLimit === null ? '' : toAmountInput(orderLimit, number),
    monthLimit: monthLimit === null ? '' : toAmountInput(monthLimit, number),
  }
}

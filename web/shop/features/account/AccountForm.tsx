import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { accountLengths, accountStates, hasLimits } from '../../../../rules/people/account.ts'
import { accountRoles, mayGrant } from '../../../../rules/people/permissions.ts'
import { permissionsOf } from '../../../../rules/people/roles.ts'
import { languageRead, languages } from '../../../../texts/index.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { typedAmount } from '../../../ui/language/amount.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { type Say, useLanguage, useText } from '../../../ui/language/language.tsx'
import classes from './Account.module.css'
import type { Account } from './queries.ts'
import { type AccountFaults, type AccountField, useAccountForm } from './useAccountForm.ts'

type Props = { account?: Account | undefined; onSaved: (account: Account) => void }

/** A person to add or to change; limits are there for the roles that have them. */
export function AccountForm({ account, onSaved }: Props) {
  const text = useText()
  const session = useSession()
  const form = useAccountForm({ start: useStart(account), account, onSaved })
  const { draft, faults, change } = form

  const input = (field: AccountField, more: ComponentProps<typeof TextInput> = {}) => {
    const label = text(`account.${field}`, { currency: session?.currency ?? 'EUR' })
    return (
      <TextInput
        name={field}
        label={label}
        autoComplete="off"
        value={draft[field]}
        onChange={({ target }) => change({ [field]: target.value })}
        error={sayFault(text, field, faults[field], label)}
        {...more}
      />
    )
  }
  const roles = accountRoles.filter((role) => mayGrant(session?.permissions ?? [], permissionsOf[role]))

  return (
    <Form onSend={form.submit} refused={form.refused}>
      <Refused why={form.failed} more={text('contact.kept')} />
      {!account && input('userName', { maxLength: 60 })}
      {input('name', { maxLength: accountLengths.name })}
      {input('email', { type: 'email', maxLength: accountLengths.email })}
      <Select
        label={text('account.role')}
        value={draft.role}
        data={roles.map((role) => ({ value: role, label: text(`account.role_${role}`) }))}
        onChange={({ target }) => change({ role: roles.find((role) => role === target.value) ?? draft.role })}
      />
      <p className={classes.quiet}>{text(`account.can_${draft.role}`)}</p>
      {!account && (
        <>
          <PasswordField
            label={text('account.password')}
            description={text('account.password_hint')}
            autoComplete="new-password"
            value={draft.password}
            onChange={(password) => change({ password })}
            error={sayFault(text, 'password', faults.password, text('account.password'))}
          />
          <Select
            label={text('account.status')}
            value={draft.status}
            data={accountStates.map((status) => ({ value: status, label: text(`account.status_${status}`) }))}
            onChange={({ target }) =>
              change({ status: accountStates.find((status) => status === target.value) ?? draft.status })
            }
          />
        </>
      )}
      <Select
        label={text('account.language')}
        value={draft.language}
        data={languages.map((language) => ({ value: language, label: text(`account.language_${language}`) }))}
        onChange={({ target }) => change({ language: languageRead(target.value) ?? draft.language })}
      />
      {hasLimits(draft.role) && (
        <>
          {input('orderLimit', { inputMode: 'decimal' })}
          {input('monthLimit', { inputMode: 'decimal' })}
          <p className={classes.quiet}>{text('account.limit_hint')}</p>
        </>
      )}
      <Button type="submit" loading={form.saving}>
        {text(account || draft.password || draft.status === 'suspended' ? 'account.save' : 'account.send_invitation')}
      </Button>
    </Form>
  )
}

function sayFault(text: Say, field: AccountField, fault: AccountFaults[AccountField], label: string) {
  if (fault === undefined) return undefined
  if (fault === 'missing' || fault === 'too_long') return text(`account.field_${fault}`, { field: label })
  if (fault !== 'invalid') return text(fault)
  if (field === 'email') return text('account.invalid_email')
  if (field === 'orderLimit' || field === 'monthLimit') return text('account.invalid_limit')
  return text('account.field_invalid', { field: label })
}

/** A new person buys, in the language of who adds them. */
function useStart(account: Account | undefined) {
  const { language } = useLanguage()
  const { number } = useFormat()
  if (!account) {
    const empty = { userName: '', name: '', email: '', password: '', orderLimit: '', monthLimit: '' }
    return { ...empty, role: 'buyer' as const, language, status: 'active' as const }
  }
  const { role, orderLimit, monthLimit } = account
  return {
    ...account,
    password: '',
    role: role === 'none' ? ('requester' as const) : role,
    language: languageRead(account.language) ?? language,
    orderLimit: orderLimit === null ? '' : typedAmount(orderLimit, number),
    monthLimit: monthLimit === null ? '' : typedAmount(monthLimit, number),
  }
}

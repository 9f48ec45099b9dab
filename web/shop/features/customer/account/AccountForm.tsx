import { TextInput } from '@mantine/core'
import { accountStates, hasLimits } from '../../../../../rules/customer/account.ts'
import { accountRoles, mayGrant } from '../../../../../rules/identity/permissions.ts'
import { rolePermissions } from '../../../../../rules/identity/roles.ts'
import { languages } from '../../../../../texts/index.ts'
import { useSession } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { PasswordField } from '../../../../ui/form/PasswordField.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Account.module.css'
import type { Account } from './queries.ts'
import { type AccountField, useAccountForm, useLabel } from './useAccountForm.ts'

type Props = { account?: Account | undefined; onSaved: (account: Account) => void }

/** An account to add or to change; limits are shown for the roles that have them. */
export function AccountForm({ account, onSaved }: Props) {
  const text = useText()
  const { form, saving } = useAccountForm(account, onSaved)
  const labelOf = useLabel()
  const bind = (field: AccountField) => ({ label: labelOf(field), autoComplete: 'off', ...form.field(field) })
  const { role, password, status } = form.values

  return (
    <Form onSend={() => form.send(saving.mutate)} refused={form.refused}>
      <RefusalNotice why={saving.error} more={text('contact.kept')} />
      {!account && <TextInput {...bind('userName')} />}
      <TextInput {...bind('name')} />
      <TextInput {...bind('email')} type="email" />
      <Role form={form} />
      {!account && <Access form={form} />}
      <Select
        label={text('account.language')}
        data={languages.map((language) => ({ value: language, label: text(`account.language_${language}`) }))}
        {...form.choice('language')}
      />
      {hasLimits(role) && (
        <>
          <TextInput {...bind('orderLimit')} inputMode="decimal" />
          <TextInput {...bind('monthLimit')} inputMode="decimal" />
          <p className={classes.quiet}>{text('account.limit_hint')}</p>
        </>
      )}
      <Button type="submit" loading={saving.isPending}>
        {text(account || password || status === 'suspended' ? 'account.save' : 'account.send_invitation')}
      </Button>
    </Form>
  )
}

type PartProps = { form: ReturnType<typeof useAccountForm>['form'] }

/** What the account may do, of what the signed-in account may grant. */
function Role({ form }: PartProps) {
  const text = useText()
  const permissions = useSession()?.permissions ?? []
  const roles = accountRoles.filter((role) => mayGrant(permissions, rolePermissions[role]))
  return (
    <>
      <Select
        label={text('account.role')}
        data={roles.map((role) => ({ value: role, label: text(`account.role_${role}`) }))}
        {...form.choice('role')}
      />
      <p className={classes.quiet}>{text(`account.can_${form.values.role}`)}</p>
    </>
  )
}

/** How a new account signs in first. */
function Access({ form }: PartProps) {
  const text = useText()
  return (
    <>
      <PasswordField
        label={text('account.password')}
        description={text('account.password_hint')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <Select
        label={text('account.status')}
        data={accountStates.map((status) => ({ value: status, label: text(`account.status_${status}`) }))}
        {...form.choice('status')}
      />
    </>
  )
}

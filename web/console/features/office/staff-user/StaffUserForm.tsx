import { Checkbox, TextInput } from '@mantine/core'
import { type AccountFault, accountLengths } from '../../../../../rules/customer/account.ts'
import { userNameFault, userNameLengths } from '../../../../../rules/customer/user-name.ts'
import { type StaffRole, staffRoles } from '../../../../../rules/identity/permissions.ts'
import { staffUserFaults } from '../../../../../rules/office/staff-user.ts'
import { languages, languageTag } from '../../../../../texts/index.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { refusedFields, sayFaults } from '../../../../ui/form/useFaults.ts'
import { type FormPart, useForm } from '../../../../ui/form/useForm.ts'
import { type Say, useLanguage, useText } from '../../../../ui/language/language.tsx'
import { CheckGroup } from './CheckGroup.tsx'
import classes from './StaffUser.module.css'

export type StaffUserDraft = {
  userName: string
  name: string
  email: string
  language: string
  roles: readonly StaffRole[]
  sites: readonly number[]
}

type Props = {
  start: StaffUserDraft
  sites: ReadonlyArray<{ orgId: number; siteName: string }>
  /** A user name is chosen once. */
  isNew?: boolean
  submit: string
  saving: { isPending: boolean; error: CallFailed | null }
  onSave: (draft: StaffUserDraft, onRefused: (failed: CallFailed) => void) => void
}

const fields = ['userName', 'name', 'email', 'roles', 'sites'] as const

/** A staff user's name and e-mail address, roles and sites. */
export function StaffUserForm({ start, sites, isNew = false, submit, saving, onSave }: Props) {
  const text = useText()
  const form = useForm<StaffUserDraft>({
    start,
    rules: (draft) => ({
      ...findFaults(text, draft),
      userName: isNew && sayNameFault(text, draft.userName),
    }),
    limits: { ...accountLengths, userName: userNameLengths.most },
  })
  const refuse = (failed: CallFailed) => {
    const words = failed.reason === 'request.invalid' ? text('colleague.invalid') : failed.message
    form.refuse(refusedFields(failed, fields, words))
  }
  return (
    <Form
      autoComplete="off"
      className={classes.form}
      onSend={() => form.send((draft) => onSave(draft, refuse))}
      refused={form.refused}
    >
      <RefusalNotice why={form.unsaid(saving.error)} />
      <IdentityFields form={form} isNew={isNew} />
      <Rights form={form} sites={sites} />
      <div>
        <Button type="submit" loading={saving.isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}

type PartProps = { form: FormPart<StaffUserDraft> }

function IdentityFields({ form, isNew }: PartProps & { isNew: boolean }) {
  const text = useText()
  const { language } = useLanguage()
  const languageNames = new Intl.DisplayNames(languageTag(language), { type: 'language' })
  return (
    <>
      <TextInput label={text('colleague.name')} {...form.field('name')} />
      {isNew && (
        <TextInput
          autoCapitalize="off"
          spellCheck={false}
          label={text('colleague.user_name')}
          {...form.field('userName')}
        />
      )}
      <TextInput
        type="email"
        description={isNew && text('colleague.email_hint')}
        label={text('colleague.email')}
        {...form.field('email')}
      />
      <Select
        label={text('colleague.language')}
        data={languages.map((one) => ({ value: one, label: languageNames.of(one) ?? one }))}
        {...form.choice('language')}
      />
    </>
  )
}

function Rights({ form: { values, faults, change }, sites }: PartProps & Pick<Props, 'sites'>) {
  const text = useText()
  return (
    <>
      <CheckGroup
        label={text('colleague.roles')}
        error={faults.roles}
        options={staffRoles.map((role) => ({
          value: role,
          label: text(`colleague.role_${role}`),
          hint: text(`colleague.role_${role}_hint`),
        }))}
        chosen={values.roles}
        onChoose={(roles) => change({ roles })}
      />
      {values.roles.includes('admin') ? (
        <Checkbox checked disabled label={text('colleague.all_sites')} />
      ) : (
        <CheckGroup
          label={text('colleague.sites')}
          error={faults.sites}
          options={sites.map(({ orgId, siteName }) => ({ value: orgId, label: siteName }))}
          chosen={values.sites}
          onChoose={(orgIds) => change({ sites: orgIds })}
        />
      )}
    </>
  )
}

function findFaults(text: Say, draft: StaffUserDraft) {
  const { roles, sites, ...identity } = staffUserFaults(draft)
  return {
    ...sayFaults<'name' | 'email', AccountFault>(identity, (_, fault) => text(`colleague.${fault}`)),
    roles: roles && text('colleague.missing_roles'),
    sites: sites && text('colleague.missing_sites'),
  }
}

function sayNameFault(text: Say, userName: string) {
  const fault = userNameFault(userName)
  return fault && text(fault)
}

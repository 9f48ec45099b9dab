import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type ColleagueField, colleagueFaults } from '../../../../rules/people/colleague.ts'
import { type StaffRole, staffRoles } from '../../../../rules/people/permissions.ts'
import { userNameFault } from '../../../../rules/people/user-name.ts'
import { languages } from '../../../../texts/index.ts'
import type { CallFailed } from '../../../api/call.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { refusedFields, useFaults } from '../../../ui/form/useFaults.ts'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import { CheckGroup } from './CheckGroup.tsx'
import classes from './Colleague.module.css'

export type ColleagueDraft = {
  userName: string
  name: string
  email: string
  language: string
  roles: readonly StaffRole[]
  sites: readonly number[]
}

type Props = {
  start: ColleagueDraft
  sites: ReadonlyArray<{ orgId: number; siteName: string }>
  /** A user name is chosen once. */
  isNew?: boolean
  submit: string
  saving: { isPending: boolean; error: CallFailed | null }
  onSave: (draft: ColleagueDraft, onRefused: (failed: CallFailed) => void) => void
}

type Field = ColleagueField | 'userName'
const fields = ['userName', 'name', 'email', 'roles', 'sites'] as const

/** Who a colleague is, what they may do, and for which sites. */
export function ColleagueForm({ start, sites, isNew = false, submit, saving, onSave }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const [draft, setDraft] = useState(start)
  const form = useFaults<Field>()
  const change = (part: Partial<ColleagueDraft>) => {
    form.forget(...(Object.keys(part) as Field[]))
    setDraft((was) => ({ ...was, ...part }))
  }
  const send = () => form.sendUnless(faultsIn(draft), () => onSave(draft, refuse))
  const faultsIn = (typed: ColleagueDraft) => {
    const nameFault = isNew ? userNameFault(typed.userName) : undefined
    const { roles, sites: places, ...person } = colleagueFaults(typed)
    return {
      ...(nameFault && { userName: text(nameFault) }),
      ...Object.fromEntries(Object.entries(person).map(([field, fault]) => [field, text(`colleague.${fault}`)])),
      ...(roles && { roles: text('colleague.missing_roles') }),
      ...(places && { sites: text('colleague.missing_sites') }),
    }
  }
  const refuse = (failed: CallFailed) => {
    const words = failed.reason === 'request.invalid' ? text('colleague.invalid') : failed.message
    form.refuse(refusedFields(failed, fields, words))
  }
  const line = (name: 'userName' | 'name' | 'email', label: string, longest: number) => ({
    ...{ label, value: draft[name], error: form.faults[name], maxLength: longest, autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const languageNames = new Intl.DisplayNames(language, { type: 'language' })
  const isAdmin = draft.roles.includes('admin')
  return (
    <Form className={classes.form} onSend={send} refused={form.refused}>
      <Refused why={form.unsaid(saving.error)} />
      <TextInput {...line('name', text('colleague.name'), 100)} />
      {isNew && (
        <TextInput autoCapitalize="off" spellCheck={false} {...line('userName', text('colleague.user_name'), 60)} />
      )}
      <TextInput
        type="email"
        description={isNew && text('colleague.email_hint')}
        {...line('email', text('colleague.email'), 254)}
      />
      <Select
        label={text('colleague.language')}
        value={draft.language}
        data={languages.map((one) => ({ value: one, label: languageNames.of(one) ?? one }))}
        onChange={({ target }) => change({ language: target.value })}
      />
      <CheckGroup
        label={text('colleague.roles')}
        error={form.faults.roles}
        options={staffRoles.map((role) => ({
          ...{ value: role, label: text(`colleague.role_${role}`), hint: text(`colleague.role_${role}_hint`) },
        }))}
        chosen={draft.roles}
        onChoose={(roles) => change({ roles })}
      />
      {isAdmin ? (
        <Checkbox checked disabled label={text('colleague.all_sites')} />
      ) : (
        <CheckGroup
          label={text('colleague.sites')}
          error={form.faults.sites}
          options={sites.map(({ orgId, siteName }) => ({ value: orgId, label: siteName }))}
          chosen={draft.sites}
          onChoose={(orgIds) => change({ sites: orgIds })}
        />
      )}
      <div>
        <Button type="submit" loading={saving.isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}

import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeProfile } from '../../../../contract/people/profile.ts'
import { isLanguage, type Language, languages } from '../../../../texts/index.ts'
import { call } from '../../../api/call.ts'
import { sessionQuery } from '../../../api/session.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import { Facts } from '../../../ui/list/Facts.tsx'
import classes from './Profile.module.css'
import { type Profile, profileQuery } from './queries.ts'

// The longest that the contract takes.
const longestName = 100

const nameOfLanguage = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

type Props = {
  profile: Profile
  /** Keeps the language in this browser, too. */
  onLanguage: (language: Language) => void
}

/** Name and language, as everything that is written to this person uses them. */
export function PersonForm({ profile, onLanguage }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const { switchTo } = useLanguage()
  const [name, setName] = useState(profile.name)
  const [language, setLanguage] = useState(profile.language)
  const saving = useMutation({
    mutationFn: () => call(changeProfile, { body: { name, language } }),
    onSuccess: async () => {
      if (isLanguage(language)) {
        onLanguage(language)
        await switchTo(language)
      }
      await Promise.all([profileQuery, sessionQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
      toast(text('profile.saved'), 'good')
    },
  })
  const missing = name.trim() === ''
  return (
    <Form className={classes.card} onSend={() => !missing && saving.mutate()}>
      <h2>{text('profile.person')}</h2>
      <Facts facts={[[text('profile.user_name'), profile.userName]]} />
      <TextInput
        label={text('profile.name')}
        autoComplete="name"
        maxLength={longestName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={missing && text('profile.name_missing')}
      />
      <Select
        label={text('profile.language')}
        value={language}
        data={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
        onChange={({ target }) => setLanguage(target.value)}
      />
      <Button type="submit" loading={saving.isPending} className={classes.submit}>
        {text('profile.save')}
      </Button>
    </Form>
  )
}

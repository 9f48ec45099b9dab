import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeProfile } from '../../../../../contract/me/profile.ts'
import { accountLengths } from '../../../../../rules/customer/account.ts'
import { isLanguage, type Language, languages } from '../../../../../texts/index.ts'
import { call } from '../../../../api/call.ts'
import { sessionQuery } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import { Facts } from '../../../../ui/list/Facts.tsx'
import classes from './Profile.module.css'
import { type Profile, profileQuery } from './queries.ts'

const nameOfLanguage = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

type Props = {
  profile: Profile
  /** Keeps the language in this browser, too. */
  onLanguage: (language: Language) => void
}

/** Name and language, as mails to this account use them. */
export function ProfileForm({ profile, onLanguage }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const { switchTo } = useLanguage()
  const form = useForm({
    start: { name: profile.name, language: profile.language },
    rules: ({ name }) => ({ name: name.trim() === '' && text('profile.name_missing') }),
    limits: { name: accountLengths.name },
  })
  const saving = useMutation({
    mutationFn: (body: typeof form.values) => call(changeProfile, { body }),
    onSuccess: async (_, { language }) => {
      if (isLanguage(language)) {
        onLanguage(language)
        await switchTo(language)
      }
      await Promise.all([profileQuery, sessionQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
      toast(text('profile.saved'), 'good')
    },
  })
  return (
    <Form className={classes.card} onSend={() => form.send(saving.mutate)}>
      <h2>{text('profile.person')}</h2>
      <Facts facts={[[text('profile.user_name'), profile.userName]]} />
      <TextInput label={text('profile.name')} autoComplete="name" {...form.field('name')} />
      <Select
        label={text('profile.language')}
        data={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
        {...form.choice('language')}
      />
      <Button type="submit" loading={saving.isPending} className={classes.submit}>
        {text('profile.save')}
      </Button>
    </Form>
  )
}

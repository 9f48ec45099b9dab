import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import classes from './FindForm.module.css'
import { useText } from './language.tsx'
import { Select } from './Select.tsx'
import { useChangeQuery } from './useChangeQuery.ts'

type Field<Name> = { name: Name; label: string; longest: number; hint?: string }
type Choice<Name> = {
  name: Name
  label: string
  /** What stands for no choice. */
  any: string
  among: ReadonlyArray<{ value: string; label: string }>
}

type Props<Asked> = {
  /** What the address asks for; its names are those of the fields. */
  asked: Asked
  fields: ReadonlyArray<Field<keyof Asked & string>>
  choice: Choice<keyof Asked & string>
  /** What else can be done, at the other end. */
  children?: ReactNode
}

/** What narrows a list, kept in the address: words to look for, and one of a few, which holds at once. */
export function FindForm<Asked extends object>({ asked, fields, choice, children }: Props<Asked>) {
  const text = useText()
  const change = useChangeQuery()
  const find = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const wanted = fields.map(({ name }) => [name, String(typed.get(name) ?? '').trim() || undefined])
    change({ ...Object.fromEntries(wanted), page: undefined })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        find(event.currentTarget)
      }}
    >
      {fields.map(({ name, label, longest, hint }) => (
        <TextInput
          key={`${name}=${asked[name]}`}
          className={classes.words}
          name={name}
          type="search"
          label={label}
          maxLength={longest}
          placeholder={hint}
          defaultValue={String(asked[name] ?? '')}
        />
      ))}
      <Select
        label={choice.label}
        value={String(asked[choice.name] ?? '')}
        data={[{ value: '', label: choice.any }, ...choice.among]}
        onChange={({ target }) => change({ [choice.name]: target.value || undefined, page: undefined })}
      />
      <Button type="submit" variant="default">
        {text('search.submit')}
      </Button>
      {children && <span className={classes.actions}>{children}</span>}
    </form>
  )
}

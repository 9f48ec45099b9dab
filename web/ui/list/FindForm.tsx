import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Select } from '../controls/Select.tsx'
import { useText } from '../language/language.tsx'
import classes from './FindForm.module.css'
import { useChangeQuery } from './useChangeQuery.ts'

type Words<Name> = { name: Name; label: string; longest: number; hint?: string }
type Day<Name> = { name: Name; label: string }
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
  fields: ReadonlyArray<Words<keyof Asked & string>>
  days?: ReadonlyArray<Day<keyof Asked & string>>
  choices: ReadonlyArray<Choice<keyof Asked & string>>
  /** What else can be done, at the other end. */
  children?: ReactNode
}

/** What narrows a list, kept in the address: words to look for, days, and ones of a few, which hold at once. */
export function FindForm<Asked extends object>({ asked, fields, days = [], choices, children }: Props<Asked>) {
  const text = useText()
  const change = useChangeQuery()
  const find = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const wanted = [...fields, ...days].map(({ name }) => [name, String(typed.get(name) ?? '').trim() || undefined])
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
      {days.map(({ name, label }) => (
        <TextInput
          key={`${name}=${asked[name]}`}
          className={classes.day}
          name={name}
          type="date"
          label={label}
          defaultValue={String(asked[name] ?? '')}
        />
      ))}
      {choices.map(({ name, label, any, among }) => (
        <div key={name} className={classes.choice}>
          <Select
            label={label}
            value={String(asked[name] ?? '')}
            data={[{ value: '', label: any }, ...among]}
            onChange={({ target }) => change({ [name]: target.value || undefined, page: undefined })}
          />
        </div>
      ))}
      <Button type="submit" variant="default">
        {text('search.submit')}
      </Button>
      {children && <span className={classes.actions}>{children}</span>}
    </form>
  )
}

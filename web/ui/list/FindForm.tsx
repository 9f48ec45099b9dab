import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Select } from '../controls/Select.tsx'
import { useText } from '../language/language.tsx'
import classes from './FindForm.module.css'
import { useChangeQuery } from './useChangeQuery.ts'

type LabelledField<Name> = { name: Name; label: string }
type Words<Name> = LabelledField<Name> & { longest: number; hint?: string }
type Day<Name> = LabelledField<Name> & { isDay: true }
type Choice<Name> = LabelledField<Name> & {
  /** What stands for no choice. */
  any: string
  among: ReadonlyArray<{ value: string; label: string }>
  /** It orders the list, and finds no less. */
  sorts?: true
}

/** Words to look for, a day, or one of a few. */
export type Filter<Name> = Words<Name> | Day<Name> | Choice<Name>

type Props<Search> = {
  /** What the address asks for; its names are those of the filters. */
  search: Search
  filters: ReadonlyArray<Filter<keyof Search & string>>
  /** What else can be done, at the other end. */
  children?: ReactNode
}

/** What narrows a list, kept in the address: all of it holds at once. A choice holds when it is made, the others when they are sent. */
export function FindForm<Search extends object>({ search, filters, children }: Props<Search>) {
  const text = useText()
  const change = useChangeQuery()
  const find = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim() || undefined])
    change({ ...Object.fromEntries(typed), page: undefined })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        find(event.currentTarget)
      }}
    >
      {filters.map((filter) => {
        const value = String(search[filter.name] ?? '')
        if ('among' in filter) return <ChoiceField key={filter.name} filter={filter} value={value} />
        return <TypedField key={`${filter.name}=${value}`} filter={filter} value={value} />
      })}
      <Button type="submit" variant="default">
        {text('search.submit')}
      </Button>
      {children && <span className={classes.actions}>{children}</span>}
    </form>
  )
}

function ChoiceField({ filter: { name, label, any, among }, value }: { filter: Choice<string>; value: string }) {
  const change = useChangeQuery()
  return (
    <div className={classes.choice}>
      <Select
        label={label}
        value={value}
        data={[{ value: '', label: any }, ...among]}
        onChange={({ target }) => change({ [name]: target.value || undefined, page: undefined })}
      />
    </div>
  )
}

function TypedField({ filter, value }: { filter: Words<string> | Day<string>; value: string }) {
  const { name, label } = filter
  if ('isDay' in filter) {
    return <TextInput className={classes.day} name={name} type="date" label={label} defaultValue={value} />
  }
  return (
    <TextInput
      className={classes.words}
      name={name}
      type="search"
      label={label}
      maxLength={filter.longest}
      placeholder={filter.hint}
      defaultValue={value}
    />
  )
}

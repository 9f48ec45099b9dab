import { TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Select } from '../controls/Select.tsx'
import { useText } from '../language/language.tsx'
import classes from './FindForm.module.css'
import { useChangeQuery } from './useChangeQuery.ts'

type LabelledField<Name> = { name: Name; label: string }
type Words<Name> = LabelledField<Name> & {
  longest: number
  hint?: string
  /** A choice that other words take back: they are looked for in all. */
  takesBack?: Name
  /** A few letters are all that is typed. */
  isShort?: true
  /** It is scanned into: it has the focus when the page opens and after each search, and the next scan goes over what it holds. */
  isScanned?: true
  /** What must hold of what is typed, and what the field says where it does not. */
  rule?: { holds: (typed: string) => boolean; fault: string }
  /** What the server found wrong with it. */
  refusal?: string | undefined
}
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

/** What a field says of a value that is at fault. */
export const filterFault = <Name,>(filter: Filter<Name>, value: string) =>
  brokenRule(filter, value) ?? ('longest' in filter ? filter.refusal : undefined)

const brokenRule = <Name,>(filter: Filter<Name>, value: string) =>
  'longest' in filter && filter.rule && !filter.rule.holds(value) ? filter.rule.fault : undefined

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
  const { fields, find } = useFields(search, filters)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        find(event.currentTarget)
      }}
    >
      {fields.map(({ filter, value, fault }) =>
        'among' in filter ? (
          <ChoiceField key={filter.name} filter={filter} value={value} />
        ) : (
          <TypedField key={filter.name} filter={filter} value={value} fault={fault} />
        ),
      )}
      <Button type="submit" variant="default">
        {text('search.submit')}
      </Button>
      {children && <span className={classes.actions}>{children}</span>}
    </form>
  )
}

/** The filters with what the address asks for, and what looks for that which was typed. */
function useFields<Search extends object>(search: Search, filters: Props<Search>['filters']) {
  const change = useChangeQuery()
  // What was typed against its rule is shown at its field, and nothing is looked for until it is mended.
  const [faults, setFaults] = useState<Partial<Record<string, string | undefined>>>({})
  const fields = filters.map((filter) => {
    const value = String(search[filter.name] ?? '')
    // With another value in the address a fault is that of another value.
    const key = `${filter.name}=${value}`
    return { filter, key, value, fault: faults[key] ?? filterFault(filter, value) }
  })
  const find = (form: HTMLFormElement) => {
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
    const ruled = fields.map(({ key, filter }) => ({
      key,
      filter,
      fault: brokenRule(filter, typed[filter.name] ?? ''),
    }))
    setFaults(Object.fromEntries(ruled.map(({ key, fault }) => [key, fault])))
    const wrong = ruled.find(({ fault }) => fault)
    const field = wrong && form.elements.namedItem(wrong.filter.name)
    if (field instanceof HTMLElement) return field.focus()
    const query = Object.entries(typed).map(([name, value]) => [name, value || undefined])
    change({ ...Object.fromEntries(query), ...takenBack(fields, typed), page: undefined })
    // What is scanned a second time asks for nothing else: the field stays as it is.
    form.querySelector<HTMLInputElement>('input[data-scanned]')?.select()
  }
  return { fields, find }
}

type Field = { filter: Filter<string>; value: string }

/** Choices that hold no longer, as other words are looked for. */
const takenBack = (fields: readonly Field[], typed: Record<string, string>) =>
  Object.fromEntries(
    fields.flatMap(({ filter, value }) => {
      const words = typed[filter.name]
      const isOther = words !== undefined && words !== '' && words !== value
      return 'longest' in filter && filter.takesBack && isOther ? [[filter.takesBack, undefined]] : []
    }),
  )

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

type TypedProps = { filter: Words<string> | Day<string>; value: string; fault: string | undefined }

function TypedField({ filter, value, fault }: TypedProps) {
  const { name, label } = filter
  const isScanned = 'longest' in filter && filter.isScanned === true
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  // It shows what the address asks for; a new field for each value would lose the focus. What was typed before it worked stays.
  useEffect(() => {
    if (input.current && shown.current !== value) input.current.value = value
    shown.current = value
    if (isScanned) beginScan(input.current)
  }, [value, isScanned])
  if ('isDay' in filter) {
    return <TextInput ref={input} className={classes.day} name={name} type="date" label={label} defaultValue={value} />
  }
  return (
    <TextInput
      ref={input}
      {...(isScanned && { 'data-scanned': true })}
      className={filter.isShort ? classes.choice : classes.words}
      classNames={{ root: classes.field, wrapper: classes.box, error: classes.fault }}
      name={name}
      type="search"
      label={label}
      maxLength={filter.longest}
      placeholder={filter.hint}
      defaultValue={value}
      error={fault}
    />
  )
}

function beginScan(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

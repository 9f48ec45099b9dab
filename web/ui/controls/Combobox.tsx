import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react'
import { longestKeyword } from '../../../rules/paging.ts'
import { useText } from '../language/language.tsx'
import classes from './Combobox.module.css'

export type Choice = { id: number; name: string }

type Props = {
  label: string
  placeholder?: string
  choices: readonly Choice[]
  /** What is chosen stands in the field until the user types. */
  value: Choice | undefined
  onChoose: (choice: Choice) => void
  /** Called with what is typed; without it the choices are filtered here. */
  onType?: (typed: string) => void
  /** The choices of what is typed are on their way: Enter waits for them. */
  isPending?: boolean
  /** Said in place of "No match" where nothing is there to choose. */
  none?: string | undefined
  disabled?: boolean
  /** What is wrong with what stands in the field. */
  error?: string | false
  /** It has the focus of the dialog in which it stands. */
  isFirst?: boolean
  ref?: Ref<HTMLInputElement>
}

// A list of thousands of printers is not read; typing narrows it.
const mostShown = 60

/** One of many: the list is narrowed while typing, arrows move in it, Enter chooses. */
export function Combobox({ label, placeholder, value, none, disabled = false, error, isFirst, ref, ...list }: Props) {
  const text = useText()
  const id = useId()
  const { typed, open, active, matching, shown, type, choose, onKeyDown } = useChoosing(list)
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className={classes.input}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        {...(open && shown.length > 0 && { 'aria-activedescendant': `${id}-${shown[active]?.id}` })}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestKeyword}
        disabled={disabled}
        data-autofocus={isFirst || undefined}
        placeholder={placeholder}
        value={typed ?? value?.name ?? ''}
        onChange={(event) => type(event.target.value)}
        onClick={() => type(typed ?? '')}
        onBlur={() => type(undefined)}
        onKeyDown={onKeyDown}
      />
      {!list.onType && <IconChevronDown size={16} className={classes.chevron} aria-hidden />}
      <Fault id={id} fault={error} />
      {open && <List id={id} label={label} none={none} choices={shown} active={active} onChoose={choose} />}
      <span className="spoken" role="status">
        {open ? (matching.length === 0 && none) || text('finder.choices', { count: matching.length }) : ''}
      </span>
    </div>
  )
}

function Fault({ id, fault }: { id: string; fault: string | false | undefined }) {
  if (!fault) return null
  return (
    <p id={`${id}-error`} className={classes.error}>
      {fault}
    </p>
  )
}

/** What is typed, what is left of the choices by it, and which of them the arrows have reached; nothing typed closes the list. */
type Choosing = Pick<Props, 'choices' | 'onChoose' | 'onType' | 'isPending'>

function useChoosing({ choices, onChoose, onType, isPending = false }: Choosing) {
  const [typed, setTyped] = useState<string>()
  const [isAwaited, setAwaited] = useState(false)
  const [active, setActive] = useState(0)
  const matching = onType ? choices : choices.filter(({ name }) => holds(name, typed ?? ''))
  const visibleChoices = matching.slice(0, mostShown)
  const open = typed !== undefined

  const type = (words: string | undefined) => {
    setTyped(words)
    setAwaited(false)
    setActive(0)
    if (words !== undefined) onType?.(words)
  }
  const choose = (choice: Choice | undefined) => {
    if (!choice) return
    type(undefined)
    onChoose(choice)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      if (open) setActive((active + step + visibleChoices.length) % Math.max(1, visibleChoices.length))
      else type('')
    } else if (event.key === 'Enter' && open && isPending) setAwaited(true)
    else if (event.key === 'Enter' && open) choose(visibleChoices[active])
    else if (event.key === 'Escape' && open) type(undefined)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    if (!isAwaited || isPending) return
    setAwaited(false)
    choose(visibleChoices[active])
  })
  return { typed, open, active, matching, shown: visibleChoices, type, choose, onKeyDown }
}

type ListProps = {
  /** That of the field. */
  id: string
  label: string
  none: string | undefined
  choices: readonly Choice[]
  active: number
  onChoose: (choice: Choice) => void
}

function List({ id, label, none, choices, active, onChoose }: ListProps) {
  const text = useText()
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={classes.list}
      // The field keeps the focus: a press here must not take it away before the choice counts.
      onPointerDown={(event) => event.preventDefault()}
    >
      {choices.map((choice, at) => (
        <Option key={choice.id} id={`${id}-${choice.id}`} choice={choice} active={at === active} onChoose={onChoose} />
      ))}
      {choices.length === 0 && <p className={classes.none}>{none ?? text('finder.none')}</p>}
    </div>
  )
}

type OptionProps = { id: string; choice: Choice; active: boolean; onChoose: (choice: Choice) => void }

function Option({ id, choice, active, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={classes.option}
      ref={(element) => {
        if (active) element?.scrollIntoView({ block: 'nearest' })
      }}
      onClick={() => onChoose(choice)}
    >
      {choice.name}
    </button>
  )
}

/** Whether the name has all the words, in any order, signs aside. */
function holds(name: string, typed: string) {
  const plain = onlyLetters(name)
  return typed.split(/\s+/).every((word) => plain.includes(onlyLetters(word)))
}

const onlyLetters = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

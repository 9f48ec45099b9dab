import { IconSearch } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { longestKeyword } from '../../../../../rules/paging.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './SearchBox.module.css'
import type { Suggestions } from './Suggestions.tsx'
import { type Suggestion, useForgetSearch, useRecordSearch, useSuggestions } from './useSuggestions.ts'

/** One field for numbers in any spelling, printers and words. `/` comes here from everywhere. */
export function SearchBox({ large = false }: { large?: boolean }) {
  const text = useText()
  const id = useId()
  const search = useSearching()
  const { typed, open, active, suggestions, choose } = search
  const List = useList(open)
  const isListShown = open && suggestions.length > 0 && List !== undefined
  return (
    <search className={classes.search}>
      {/* Before scripts have come, and without them, the browser itself goes to the results. */}
      <form
        action="/search"
        className={classes.form}
        data-large={large || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (active >= 0 || typed.trim()) choose(suggestions[active])
        }}
      >
        <PlaceFields />
        <Field id={id} shown={isListShown} search={search} />
        <kbd className={classes.slash} aria-hidden>
          /
        </kbd>
        <button type="submit" className={classes.submit} aria-label={text('search.submit')}>
          <IconSearch size={18} aria-hidden />
        </button>
      </form>
      {isListShown && (
        <List id={id} suggestions={suggestions} active={active} onChoose={choose} onForget={search.forget} />
      )}
      <span className="spoken" role="status">
        {open && typed.trim().length > 1 ? text('search.suggestions', { count: suggestions.length }) : ''}
      </span>
    </search>
  )
}

/** What goes with a reader from page to page. */
function PlaceFields() {
  const { org_id, qo } = useLocation({ select: ({ search }) => search as { org_id?: number; qo?: string } })
  return (
    <>
      {org_id !== undefined && <input type="hidden" name="org_id" value={org_id} />}
      {qo && <input type="hidden" name="qo" value={qo} />}
    </>
  )
}

type Searching = ReturnType<typeof useSearching>

/** What is typed, what is suggested for it, and which suggestion the arrows have reached; before the first that is -1, the field itself. */
function useSearching() {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useKeywordInput()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed, open)
  const { mutate: forget } = useForgetSearch()
  const go = useGo()
  useSlash(input)

  const type = (words: string) => {
    setTyped(words)
    setOpen(true)
    setActive(-1)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const step = (by: number) => {
    const places = suggestions.length + 1
    setOpen(true)
    setActive(((active + 1 + by + places) % places) - 1)
  }
  const choose = (suggestion: Suggestion | undefined) => {
    close()
    input.current?.blur()
    if (suggestion?.kind === 'history') setTyped(suggestion.keyword)
    go(suggestion ?? { kind: 'keyword', keyword: typed.trim() })
  }
  const forgetActive = () => {
    const suggestion = suggestions[active]
    if (suggestion?.kind === 'history') forget(suggestion.id)
  }
  return { input, typed, open, active, suggestions, type, setOpen, close, step, choose, forget, forgetActive }
}

/** `shown` says that the list is there. */
function Field({ id, shown, search }: { id: string; shown: boolean; search: Searching }) {
  const text = useText()
  const { input, typed, active } = search
  return (
    <input
      ref={input}
      className={classes.input}
      type="text"
      name="keyword"
      role="combobox"
      aria-label={text('search.label')}
      aria-haspopup="grid"
      aria-expanded={shown}
      aria-controls={`${id}-list`}
      aria-autocomplete="list"
      {...(shown && active >= 0 && { 'aria-activedescendant': `${id}-${active}` })}
      placeholder={text('search.placeholder')}
      maxLength={longestKeyword}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      value={typed}
      onChange={(event) => search.type(event.target.value)}
      onFocus={() => search.setOpen(true)}
      onBlur={search.close}
      onKeyDown={(event) => pressKey(event, search)}
    />
  )
}

function pressKey(event: KeyboardEvent, { open, suggestions, close, step, forgetActive }: Searching) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (event.key === 'Escape' && open) close()
  else if (event.key === 'Delete' && event.shiftKey) forgetActive()
  else if (by !== undefined && suggestions.length > 0) step(by)
  else return
  event.preventDefault()
}

/** The list is loaded when a search is about to begin, beside the first suggestions: most first visits do not need it. */
function useList(needed: boolean) {
  const [List, setList] = useState<typeof Suggestions>()
  useEffect(() => {
    if (needed) void import('./Suggestions.tsx').then((part) => setList(() => part.Suggestions))
  }, [needed])
  return List
}

/** What stands in the field: the keyword of the address until the user types. */
function useKeywordInput() {
  const searched = useLocation({
    select: ({ pathname, search }) => (pathname === '/search' && 'keyword' in search ? String(search.keyword) : ''),
  })
  const [typed, setTyped] = useState(searched)
  useEffect(() => setTyped(searched), [searched])
  return [typed, setTyped] as const
}

type Goal = Suggestion | { kind: 'keyword'; keyword: string }

function useGo() {
  const navigate = useNavigate()
  const record = useRecordSearch()
  const here = useLocation({ select: ({ pathname, search }) => ({ pathname, search: search as { keyword?: string } }) })

  return (goal: Goal) => {
    if (goal.kind === 'number') return void navigate({ to: '/pd/product', search: { sku_id: goal.id } })
    if (goal.kind === 'printer') return void navigate({ to: '/pd/printer', search: { model_id: goal.id } })
    record(goal.keyword)
    const again = here.pathname === '/search' && here.search.keyword === goal.keyword
    void navigate({ to: '/search', search: { keyword: goal.keyword, ...(again && { t: Date.now() }) } })
  }
}

function useSlash(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const toField = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
      )
        return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', toField)
    return () => document.removeEventListener('keydown', toField)
  }, [input])
}

import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { longestKeyword } from '../../../../../rules/paging.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './SearchForm.module.css'

/** A search on a page that has nothing else to show: a form that a browser sends itself where there is no script. */
export function SearchForm() {
  const text = useText()
  const navigate = useNavigate()
  return (
    <search className={classes.search}>
      <form
        className={classes.form}
        action="/search"
        onSubmit={(event) => {
          event.preventDefault()
          const keyword = String(new FormData(event.currentTarget).get('keyword')).trim()
          if (keyword) void navigate({ to: '/search', search: { keyword } })
        }}
      >
        <input
          type="search"
          name="keyword"
          aria-label={text('search.label')}
          placeholder={text('search.placeholder')}
          maxLength={longestKeyword}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={text('search.submit')}>
          <IconSearch size={20} aria-hidden />
        </button>
      </form>
    </search>
  )
}

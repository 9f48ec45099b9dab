import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Content.module.css'
import { longestFaqSearch } from './filter-faqs.ts'

type Props = { keyword: string; count: number; onAsk: (keyword: string) => void }

/** A field that narrows the answers while the user types; without a script its button asks the server. */
export function FaqSearch({ keyword, count, onAsk }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(keyword)
  useEffect(() => setTyped(keyword), [keyword])
  return (
    <search>
      <form className={classes.search} onSubmit={(event) => event.preventDefault()}>
        <TextInput
          type="search"
          name="q"
          aria-label={text('faq.search')}
          placeholder={text('faq.search')}
          maxLength={longestFaqSearch}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            onAsk(target.value)
          }}
        />
        <Button type="submit" variant="default">
          {text('search.submit')}
        </Button>
        <span role="status" className={classes.quiet}>
          {keyword && text('faq.found', { count })}
        </span>
      </form>
    </search>
  )
}

import type { ReactNode } from 'react'
import { ButtonLink } from '../controls/ButtonLink.tsx'
import { Empty } from '../feedback/Notice.tsx'
import { useText } from '../language/language.tsx'
import classes from './ListPage.module.css'

export type NoMatchWords = {
  title: string
  hint: string
  /** What else helps where the list holds no such row. */
  onward?: ReactNode
}

type Props = NoMatchWords & {
  /** The names in the address of what narrows the list. */
  filters: readonly string[]
}

/** A list has rows, but none that was asked for: the way back to all of them, and the next step. */
export function NoMatch({ title, hint, onward, filters }: Props) {
  const text = useText()
  const whole = Object.fromEntries(filters.map((name) => [name, undefined]))
  // Which page it stands on, and so which query it changes, is known to the page alone.
  const search = ((was: object) => ({ ...was, ...whole, page: undefined })) as never
  return (
    <Empty
      title={title}
      action={
        <span className={classes.ways}>
          <ButtonLink to="." search={search} variant="default">
            {text('list.filter_clear')}
          </ButtonLink>
          {onward}
        </span>
      }
    >
      {hint}
    </Empty>
  )
}

import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label' | 'aria-current'> & {
  /** What changes in the query of this page's address; undefined takes a value out. */
  change: Record<string, string | number | boolean | readonly (string | number)[] | undefined>
  /** Stays where the reader is instead of going to the top. */
  stay?: boolean
}

// Else an address with less in its query counts as the current one, and so does the way out of a filter that is on.
const wholeAddress = { exact: true }

/** A link to this same page with something changed in its query. */
export function QueryLink({ change, stay = false, ...rest }: Props) {
  // Which page it stands on, and so which query it changes, is known to the page alone; the page's own
  // validateSearch reads whatever comes.
  const search = ((was: object) => ({ ...was, ...change })) as never
  return <Link to="." search={search} resetScroll={!stay} activeOptions={wholeAddress} {...rest} />
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  path: string
  /** Where it leads, for who does not see what stands around it. */
  label?: string
  children: ReactNode
}

/** A link to a path of this shop that content names, such as `/list/toner?classId=102` or `/help/faq#warranty`. */
export function PathLink({ path, label, children }: Props) {
  const [, pathname = '/', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(path) ?? []
  // The page of the path reads the query, whatever content says there.
  const search = Object.fromEntries(new URLSearchParams(query)) as never
  return (
    <Link to={pathname} search={search} {...(hash && { hash })} aria-label={label}>
      {children}
    </Link>
  )
}

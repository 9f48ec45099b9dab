import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Where somebody becomes a customer. */
export const joining: string = '/ac/register'

type Props = { to: string; className?: string | undefined; children: ReactNode }

/** Whether the shop has a page at this path. */
export const useHasPage = (path: string) => path in useRouter().routesByPath

/** An entry of a list that leads to a page; none where the shop has no such page. */
export function RouteEntry({ to, className, children }: Props) {
  if (!useHasPage(to)) return null
  return (
    <li>
      <Link to={to} className={className}>
        {children}
      </Link>
    </li>
  )
}

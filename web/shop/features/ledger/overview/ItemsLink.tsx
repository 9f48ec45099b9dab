import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ItemSearch, viewPaths } from '../queries.ts'
import classes from './Overview.module.css'

type Props = {
  view: 'openInvoice' | 'all'
  search: Pick<ItemSearch, 'from' | 'until' | 'dueFrom' | 'dueUntil' | 'bucket'>
  children: ReactNode
}

/** Leads from a bar to what its amount is made of. */
export const ItemsLink = ({ view, search, children }: Props) => (
  <Link to={viewPaths[view]} search={search} className={classes.link}>
    {children}
  </Link>
)

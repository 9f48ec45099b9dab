import { IconClipboardList } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { accountMenu } from '../../../rules/menu.ts'
import { holds } from '../../../rules/permissions.ts'
import { useSession } from '../../api/session.ts'
import { useText } from '../../ui/language.tsx'
import { Unfold } from '../../ui/Unfold.tsx'
import { menuQuery } from '../features/site/queries.ts'
import { companyShort } from './company.ts'
import classes from './Shop.module.css'

const icons = new Map([['orders', IconClipboardList]])

/** Who is signed in, and what he may open. */
export function AccountMenu({ bare }: { bare: boolean }) {
  const text = useText()
  const queries = useQueryClient()
  const session = useSession()
  if (!session) return null
  const { name, userName } = session.user
  const company = session.cust?.company
  const welcome = company
    ? text('layout.welcome', { name: name || userName, company: companyShort(company) })
    : text('layout.welcome_name', { name: name || userName })
  const face = (
    <span className={classes.welcome} title={company}>
      {welcome}
    </span>
  )
  const opens = accountMenu.some(({ permission }) => holds(session.permissions, permission))
  if (bare || !opens) return face
  return (
    <div className={classes.accountMenu}>
      <Unfold
        face={face}
        className={classes.account}
        side="right"
        onIntent={() => void queries.prefetchQuery(menuQuery)}
      >
        <AccountEntries />
      </Unfold>
    </div>
  )
}

/** The entries of the account's menu, as the server gives them to this reader. */
export function AccountEntries() {
  const text = useText()
  const { data } = useQuery(menuQuery)
  if (!data) return <li className={classes.entry}>{text('ui.loading')}</li>
  return data.map((entry) => {
    const Icon = icons.get(entry.icon)
    return (
      <li key={entry.path}>
        <Link to={entry.path} className={classes.entry}>
          {Icon && <Icon size={18} aria-hidden />}
          {entry.title}
        </Link>
      </li>
    )
  })
}

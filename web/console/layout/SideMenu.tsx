import { IconHistory, IconMailForward, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { consoleEntries } from '../../../rules/console.ts'
import { useSession } from '../../api/session.ts'
import { useText } from '../../ui/language.tsx'
import classes from './Console.module.css'

const icons = { customers: IconUsers, outbox: IconMailForward, audit: IconHistory }

/** What of the console its reader may open. */
export function SideMenu() {
  const text = useText()
  const permissions = useSession()?.permissions ?? []
  return (
    <nav aria-label={text('console.menu')} className={classes.side}>
      <ul className={classes.entries}>
        {consoleEntries(permissions).map(({ path, icon, title }) => {
          const Icon = icons[icon]
          return (
            <li key={path}>
              <Link
                to="/console/$"
                params={{ _splat: path.slice('/console/'.length) }}
                className={classes.entry}
                activeOptions={{ includeSearch: false }}
              >
                <Icon size={18} aria-hidden />
                {text(title)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

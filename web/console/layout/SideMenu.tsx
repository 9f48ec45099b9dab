import { Link } from '@tanstack/react-router'
import { type ConsoleArea, consoleAreas, consoleEntries } from '../../../rules/office/console.ts'
import { useSession } from '../../api/session/session.ts'
import { useText } from '../../ui/language/language.tsx'
import { consoleLink } from '../../ui/page/console-link.ts'
import classes from './Console.module.css'
import { consolePages } from './pages.ts'

type Entries = ReturnType<typeof consoleEntries>

/** What of the console its reader may open, beside the page. */
export function SideMenu() {
  const text = useText()
  return (
    <nav aria-label={text('console.menu')} className={classes.side}>
      <MenuAreas />
    </nav>
  )
}

/** The same, area by area. */
export function MenuAreas() {
  const entries = consoleEntries(useSession()?.permissions ?? [])
  const areas = consoleAreas.filter((area) => entries.some((entry) => entry.area === area))
  return (
    <div className={classes.areas}>
      {areas.map((area) => (
        <Area key={area} area={area} entries={entries.filter((entry) => entry.area === area)} />
      ))}
    </div>
  )
}

function Area({ area, entries }: { area: ConsoleArea; entries: Entries }) {
  const text = useText()
  const name = text(`console.area_${area}`)
  return (
    <section aria-label={name}>
      <p className={classes.area} aria-hidden>
        {name}
      </p>
      <ul className={classes.entries}>
        {entries.map(({ address, title }) => {
          const Icon = consolePages.find((page) => page.name === address)?.Icon
          return (
            <li key={address}>
              <Link {...consoleLink(address)} className={classes.entry} activeOptions={{ includeSearch: false }}>
                {Icon && <Icon size={18} aria-hidden />}
                {text(title)}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import type { ConsoleAddress } from '../../../rules/office/console-address.ts'
import type { TextKey } from '../../../texts/index.ts'
import { useText } from '../language/language.tsx'
import { consoleLink } from './console-link.ts'
import classes from './Tabs.module.css'

type Props = {
  label: TextKey
  tabs: ReadonlyArray<{ path: ConsoleAddress; name: TextKey }>
}

/** The way between the pages of an area of the console. */
export function ConsoleTabs({ label, tabs }: Props) {
  const text = useText()
  return (
    <nav aria-label={text(label)} className={classes.tabs}>
      {tabs.map(({ path, name }) => (
        <Link
          key={path}
          {...consoleLink(path)}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {text(name)}
        </Link>
      ))}
    </nav>
  )
}

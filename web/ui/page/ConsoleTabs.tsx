import { Link } from '@tanstack/react-router'
import type { TextKey } from '../../../texts/index.ts'
import { useText } from '../language/language.tsx'
import classes from './Tabs.module.css'

type Props = {
  label: TextKey
  /** The path of each page below `/console`. */
  tabs: ReadonlyArray<{ path: string; name: TextKey }>
}

/** The way between the pages of an area of the console. */
export function ConsoleTabs({ label, tabs }: Props) {
  const text = useText()
  return (
    <nav aria-label={text(label)} className={classes.tabs}>
      {tabs.map(({ path, name }) => (
        <Link
          key={path}
          to="/console/$"
          params={{ _splat: path }}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {text(name)}
        </Link>
      ))}
    </nav>
  )
}

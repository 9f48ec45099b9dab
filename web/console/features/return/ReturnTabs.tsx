import { Link } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import classes from '../../../ui/page/Tabs.module.css'

const tabs = [
  { path: 'returns', name: 'return_desk.title' },
  { path: 'returns/report', name: 'batch_note.report' },
  { path: 'returns/batch-notes', name: 'batch_note.title' },
] as const

/** The way between the pages of returns: what came back, of which batches, and what is known of those. */
export function ReturnTabs() {
  const text = useText()
  return (
    <nav aria-label={text('batch_note.parts')} className={classes.tabs}>
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

import type { Site } from '../../../api/site/site.ts'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Footer.module.css'

const names = { iso9001: 'ISO 9001', iso14001: 'ISO 14001', rohs: 'RoHS' } as const

/** What the site's company is certified for, as plain marks of our own drawing. */
export function Certificates({ held }: { held: Site['certificates'] }) {
  const text = useText()
  if (held.length === 0) return null
  return (
    <ul className={classes.marks} aria-label={text('site.certificates')}>
      {held.map((mark) => (
        <li key={mark} className={classes.mark}>
          <svg width="34" height="34" viewBox="0 0 34 34" fill="none" stroke="currentColor" aria-hidden="true">
            <circle cx="17" cy="14" r="11" />
            <path d="m11 14 4 4 8-8M10 23l-2 9 9-4 9 4-2-9" />
          </svg>
          <span>
            <strong>{names[mark]}</strong>
            {text(`site.${mark}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}

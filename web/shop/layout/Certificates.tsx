import { useText } from '../../ui/language.tsx'
import classes from './Footer.module.css'

const marks = [
  { name: 'ISO 9001', about: 'site.iso9001' },
  { name: 'ISO 14001', about: 'site.iso14001' },
  { name: 'RoHS', about: 'site.rohs' },
] as const

/** What we are certified for, as plain marks of our own drawing. */
export function Certificates() {
  const text = useText()
  return (
    <ul className={classes.marks} aria-label={text('site.certificates')}>
      {marks.map(({ name, about }) => (
        <li key={name} className={classes.mark}>
          <svg width="34" height="34" viewBox="0 0 34 34" fill="none" stroke="currentColor" aria-hidden="true">
            <circle cx="17" cy="14" r="11" />
            <path d="m11 14 4 4 8-8M10 23l-2 9 9-4 9 4-2-9" />
          </svg>
          <span>
            <strong>{name}</strong>
            {text(about)}
          </span>
        </li>
      ))}
    </ul>
  )
}

import { Link } from '@tanstack/react-router'
import classes from '../Shop.module.css'

/** The word mark: a star of four petals in the cartridge colours; the American shop says so. */
export function Logo({ region = 'EU' }: { region?: 'EU' | 'US' }) {
  return (
    <Link to="/index" className={classes.logo}>
      <Mark />
      <span>Aster{region === 'US' && <span className={classes.logoRegion}> USA</span>}</span>
    </Link>
  )
}

export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 16V2a9 9 0 0 1 0 14z" fill="#0090c5" />
      <path d="M16 16h14a9 9 0 0 1-14 0z" fill="#c4127a" />
      <path d="M16 16v14a9 9 0 0 1 0-14z" fill="#f2c500" />
      <path d="M16 16H2a9 9 0 0 1 14 0z" fill="currentColor" />
    </svg>
  )
}

import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../language/language.tsx'
import classes from './PriceNotice.module.css'

/** How prices are had, once for the whole list. */
export function PriceNotice() {
  const text = useText()
  return (
    <p className={classes.notice}>
      <IconLock size={16} aria-hidden />
      <Link to="/login">{text('layout.price_notice')}</Link>
      <Link to="/ac/register">{text('site.join_free')}</Link>
    </p>
  )
}

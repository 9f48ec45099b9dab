import { useText } from '../../ui/language.tsx'
import classes from './Footer.module.css'

// The year of the goods' catalogue that this release of the shop was made for.
const year = '2026'

export function Footer() {
  const text = useText()
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <p>{text('layout.copyright', { year })}</p>
        <p>{text('layout.footer_tip')}</p>
      </div>
    </footer>
  )
}

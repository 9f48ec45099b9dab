import { Link } from '@tanstack/react-router'
import { useText } from '../../../../ui/language/language.tsx'
import classes from '../Order.module.css'

/** Beside a button that orders. Opens in a window of its own, so that nothing of the order is lost. */
export function AcceptTerms() {
  const text = useText()
  return (
    <Link to="/help/$page" params={{ page: 'terms' }} target="_blank" className={classes.terms}>
      {text('order.accept_terms')}
    </Link>
  )
}

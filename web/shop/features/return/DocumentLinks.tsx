import { Link } from '@tanstack/react-router'
import { useMay } from '../../../api/session/session.ts'
import classes from './Return.module.css'

/** Credit notes by their numbers, which lead to their pages. Who may not see what is owed sees the numbers alone. */
export function DocumentLinks({ numbers }: { numbers: readonly string[] }) {
  const mayOpen = useMay('cust:finance')
  return numbers.map((number) => (
    <span key={number} className={classes.document}>
      {mayOpen ? (
        <Link to="/finance/invoice/$number" params={{ number }}>
          {number}
        </Link>
      ) : (
        number
      )}
    </span>
  ))
}

import { Link } from '@tanstack/react-router'
import { useMay } from '../../../../api/session/session.ts'

/** The number of an invoice, which leads to its page. Who may not see what is owed sees the number alone. */
export function InvoiceLink({ number }: { number: string }) {
  if (!useMay('cust:finance')) return number
  return (
    <Link to="/finance/invoice/$number" params={{ number }}>
      {number}
    </Link>
  )
}

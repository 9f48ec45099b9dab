import { Link } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import { detailLink } from '../../../ui/page/console-link.ts'
import classes from './Customer.module.css'
import type { Customer } from './queries.ts'

/** Other customers with the same VAT number: perhaps one company twice. */
export function EqualVat({ customers }: { customers: Customer['equalVat'] }) {
  const text = useText()
  if (customers.length === 0) return null
  return (
    <div className={classes.sent}>
      <p>{text('customer.equal_vat')}</p>
      <ul className={classes.equal}>
        {customers.map(({ customerId, company, custnum }, at) => (
          <li key={customerId ?? `elsewhere ${at}`}>
            {customerId === null ? (
              text('customer.equal_vat_elsewhere')
            ) : (
              <Link {...detailLink('customers', customerId)}>{`${company} · ${custnum}`}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import classes from './Customer.module.css'
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx'
import type { CustomerRow } from './queries.ts'

/** Companies with what is known of them at a glance. */
export function CustomerList({ customers }: { customers: readonly CustomerRow[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <Table
      className={classes.list}
      heads={[
        text('customer.company'),
        text('customer.site'),
        text('customer.vat_number'),
        text('customer.papers'),
        text('customer.registered_at'),
        text('customer.status'),
      ]}
    >
      {customers.map((customer) => (
        <tr key={customer.customerId}>
          <td>
            <Link to="/console/$" params={{ _splat: `customers/${customer.customerId}` }} className={classes.name}>
              {customer.company}
            </Link>
            <span className={classes.quiet}>{customer.custnum}</span>
          </td>
          <td data-label={text('customer.site')}>{customer.siteName}</td>
          <td data-label={text('customer.vat_number')}>
            {customer.vatNumber}
            {customer.equalVatCount > 0 && (
              <span className={classes.same}>{text('customer.same_vat', { count: customer.equalVatCount })}</span>
            )}
          </td>
          <td>{text('customer.papers_count', { count: customer.documents })}</td>
          <td data-label={text('customer.registered_at')}>{customer.registeredAt && instant(customer.registeredAt)}</td>
          <td data-wide>
            <CustomerStatusBadge state={customer.status} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

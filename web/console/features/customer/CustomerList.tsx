import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { RowTags } from '../../../ui/list/RowTags.tsx'
import { detailLink } from '../../../ui/page/console-link.ts'
import classes from './Customer.module.css'
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx'
import type { CustomerRow } from './queries.ts'

/** Companies with what is known of them at a glance. */
export function CustomerList({ customers }: { customers: readonly CustomerRow[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <RowTable
      className={classes.list}
      rows={customers}
      rowKey={({ customerId }) => customerId}
      columns={[
        { head: text('customer.company'), cell: (customer) => <Company customer={customer} /> },
        { head: text('customer.site'), cell: ({ siteName }) => siteName },
        { head: text('customer.vat_number'), cell: (customer) => <VatNumber customer={customer} /> },
        {
          head: text('customer.documents'),
          onPhone: 'bare',
          cell: ({ documentCount }) => text('customer.document_count', { count: documentCount }),
        },
        { head: text('customer.registered_at'), cell: ({ registeredAt }) => registeredAt && instant(registeredAt) },
        {
          head: text('customer.status'),
          onPhone: 'corner',
          cell: ({ status }) => <CustomerStatusBadge state={status} />,
        },
      ]}
    />
  )
}

const Company = ({ customer: { customerId, company, custnum, tags } }: { customer: CustomerRow }) => (
  <>
    <Link {...detailLink('customers', customerId)} className={classes.name}>
      {company}
    </Link>
    <span className={classes.quiet}>{custnum}</span>
    <RowTags tags={tags} />
  </>
)

function VatNumber({ customer: { vatNumber, equalVatCount } }: { customer: CustomerRow }) {
  const text = useText()
  return (
    <>
      {vatNumber}
      {equalVatCount > 0 && <span className={classes.same}>{text('customer.same_vat', { count: equalVatCount })}</span>}
    </>
  )
}

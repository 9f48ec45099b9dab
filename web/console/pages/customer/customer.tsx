import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { CustomerDetail } from '../../features/customer/CustomerDetail.tsx'
import { InvoiceSettings } from '../../features/customer/InvoiceSettings.tsx'
import { customerQuery } from '../../features/customer/queries.ts'
import { InternalNotes } from '../../features/office/internal-notes/InternalNotes.tsx'
import { Tags } from '../../features/office/internal-notes/Tags.tsx'
import type { PageProps } from '../../layout/page-props.ts'
import classes from '../Page.module.css'

// No customer has this number, so the server says that there is none.
const noId = 2_147_483_647

export default function CustomerPage({ id = noId }: PageProps) {
  const text = useText()
  const noted = { list: 'customers', id } as const
  const customer = useQuery(customerQuery(id))
  return (
    <>
      <Link {...consoleLink('customers')} className={classes.back}>
        {text('customer.back')}
      </Link>
      <Fetched result={customer} skeleton={<BlockSkeleton height={640} />}>
        {(data) => (
          <>
            <CustomerDetail customer={data} tags={<Tags noted={noted} />} />
            <InternalNotes noted={noted} />
            <InvoiceSettings customer={data} />
          </>
        )}
      </Fetched>
    </>
  )
}

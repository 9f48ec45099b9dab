import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { placesQuery } from '../../../api/places.ts'
import { useSession } from '../../../api/session/session.ts'
import { Empty, FailureNotice } from '../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { consoleLink, detailLink } from '../../../ui/page/console-link.ts'
import { NewCustomer } from '../../features/customer/NewCustomer.tsx'
import { choicesQuery } from '../../features/customer/queries.ts'
import classes from '../Page.module.css'

export default function NewCustomerPage() {
  const text = useText()
  const navigate = useNavigate()
  const self = useSession()?.user.accountId ?? 0
  const [choices, places] = [useQuery(choicesQuery), useQuery(placesQuery)]
  const error = choices.error ?? places.error
  const isThere = choices.data !== undefined && places.data !== undefined
  const retry = () => {
    void choices.refetch()
    void places.refetch()
  }
  return (
    <>
      <Link {...consoleLink('customers')} className={classes.back}>
        {text('customer.back')}
      </Link>
      <h1>{text('customer.new')}</h1>
      <p className={classes.intro}>{text('customer.new_intro')}</p>
      {!isThere && error && <FailureNotice failure={error} onRetry={retry} />}
      {!isThere && !error && <BlockSkeleton height={960} />}
      {choices.data?.length === 0 && <Empty title={text('customer.no_sites')}>{text('customer.no_sites_hint')}</Empty>}
      {choices.data && choices.data.length > 0 && places.data && (
        <NewCustomer
          choices={choices.data}
          places={places.data}
          self={self}
          onAdded={(customerId, company) => {
            toast(text('customer.added', { company }), 'good')
            void navigate(detailLink('customers', customerId))
          }}
        />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { dayIn } from '../../../ui/list/query.ts'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { AccountDetail } from '../../features/payment/account/AccountDetail.tsx'
import { accountQuery, type StatementDays } from '../../features/payment/account/queries.ts'
import type { PageProps } from '../../layout/page-props.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'
import classes from '../Page.module.css'

// No customer has this number, so the server says that there is none.
const noId = 2_147_483_647

const readDays = (query: Record<string, unknown>): StatementDays => ({
  from: dayIn(query, 'from'),
  to: dayIn(query, 'to'),
})

export default function AccountPage({ id = noId }: PageProps) {
  const text = useText()
  const days = usePageSearch(readDays)
  return (
    <>
      <Link {...consoleLink('payments/accounts')} className={classes.back}>
        {text('money_account.back')}
      </Link>
      <Fetched result={useQuery(accountQuery(id))} skeleton={<BlockSkeleton height={640} />}>
        {(account) => <AccountDetail account={account} days={days} />}
      </Fetched>
    </>
  )
}

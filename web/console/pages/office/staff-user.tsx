import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { sitesQuery, staffUserQuery } from '../../features/office/staff-user/queries.ts'
import { StaffUserDetail } from '../../features/office/staff-user/StaffUserDetail.tsx'
import type { PageProps } from '../../layout/page-props.ts'
import classes from '../Page.module.css'

// No staff user has this number, so the server says that there is none.
const noId = 2_147_483_647

export default function StaffUserPage({ id = noId }: PageProps) {
  const text = useText()
  const sites = useQuery(sitesQuery)
  return (
    <>
      <Link {...consoleLink('staff-users')} className={classes.back}>
        {text('colleague.back')}
      </Link>
      <Fetched result={useQuery(staffUserQuery(id))} skeleton={<BlockSkeleton height={640} />}>
        {(staffUser) => (
          <StaffUserDetail key={staffUser.accountId} staffUser={staffUser} sites={sites.data ?? staffUser.sites} />
        )}
      </Fetched>
    </>
  )
}

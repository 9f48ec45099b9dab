import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Reply } from '../../../../contract/endpoint.ts'
import { addStaffUser } from '../../../../contract/office/staff-user.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink, detailLink } from '../../../ui/page/console-link.ts'
import { sitesQuery, useChangeStaffUser } from '../../features/office/staff-user/queries.ts'
import { StaffUserForm } from '../../features/office/staff-user/StaffUserForm.tsx'
import classes from '../Page.module.css'

export default function NewStaffUserPage() {
  const text = useText()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const adding = useChangeStaffUser(addStaffUser)
  return (
    <>
      <Link {...consoleLink('staff-users')} className={classes.back}>
        {text('colleague.back')}
      </Link>
      <h1>{text('colleague.new')}</h1>
      <Fetched result={useQuery(sitesQuery)} skeleton={<BlockSkeleton height={480} />}>
        {(sites) => (
          <StaffUserForm
            isNew
            start={{ userName: '', name: '', email: '', language, roles: [], sites: [] }}
            sites={sites}
            submit={text('colleague.add_now')}
            saving={adding}
            onSave={({ roles, sites: orgIds, ...draft }, onError) => {
              const onSuccess = ({ accountId }: Reply<typeof addStaffUser>) => {
                toast(text('colleague.added', { name: draft.name }), 'good')
                void navigate(detailLink('staff-users', accountId))
              }
              adding.mutate({ body: { ...draft, roles: [...roles], sites: [...orgIds] } }, { onError, onSuccess })
            }}
          />
        )}
      </Fetched>
    </>
  )
}

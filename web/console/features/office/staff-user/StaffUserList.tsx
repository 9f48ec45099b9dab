import { Link } from '@tanstack/react-router'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import type { StaffUser } from './queries.ts'
import classes from './StaffUser.module.css'

/** Staff users with their roles and sites. */
export function StaffUserList({ staffUsers }: { staffUsers: readonly StaffUser[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <RowTable
      className={classes.list}
      rows={staffUsers}
      rowKey={({ accountId }) => accountId}
      columns={[
        { head: text('colleague.name'), cell: (staffUser) => <Name staffUser={staffUser} /> },
        {
          head: text('colleague.roles'),
          onPhone: 'wide',
          cell: ({ roles }) => roles.map((role) => text(`colleague.role_${role}`)).join(', '),
        },
        {
          head: text('colleague.sites'),
          cell: ({ roles, sites }) =>
            roles.includes('admin') ? text('colleague.all_sites') : sites.map(({ siteName }) => siteName).join(', '),
        },
        {
          head: text('colleague.last_seen'),
          cell: ({ lastSeenAt }) => (lastSeenAt ? instant(lastSeenAt) : text('colleague.never')),
        },
        {
          head: text('colleague.status'),
          onPhone: 'corner',
          cell: (staffUser) => <StaffUserState staffUser={staffUser} />,
        },
      ]}
    />
  )
}

const Name = ({ staffUser: { accountId, name, userName, email } }: { staffUser: StaffUser }) => (
  <>
    <Link {...detailLink('staff-users', accountId)}>{name}</Link>
    <span className={classes.quiet}>{`${userName} · ${email}`}</span>
  </>
)

/** Whether the staff user may sign in; without a password they are invited. */
export function StaffUserState({ staffUser: { status, invited } }: { staffUser: StaffUser }) {
  const text = useText()
  if (status === 'suspended') return <StatusBadge tone="bad">{text('colleague.state_suspended')}</StatusBadge>
  if (invited) return <StatusBadge tone="caution">{text('colleague.state_invited')}</StatusBadge>
  return <StatusBadge tone="good">{text('colleague.state_active')}</StatusBadge>
}

import { Link } from '@tanstack/react-router'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import classes from './Colleague.module.css'
import type { Colleague } from './queries.ts'

/** People of the provider with what they may do, and where. */
export function ColleagueList({ colleagues }: { colleagues: readonly Colleague[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <RowTable
      className={classes.list}
      rows={colleagues}
      rowKey={({ accountId }) => accountId}
      columns={[
        { head: text('colleague.name'), cell: (colleague) => <Name colleague={colleague} /> },
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
          cell: (colleague) => <ColleagueState colleague={colleague} />,
        },
      ]}
    />
  )
}

const Name = ({ colleague: { accountId, name, userName, email } }: { colleague: Colleague }) => (
  <>
    <Link {...detailLink('staff-users', accountId)}>{name}</Link>
    <span className={classes.quiet}>{`${userName} · ${email}`}</span>
  </>
)

/** Whether somebody may enter; who has chosen no password yet is invited. */
export function ColleagueState({ colleague: { status, invited } }: { colleague: Colleague }) {
  const text = useText()
  if (status === 'suspended') return <StatusBadge tone="bad">{text('colleague.state_suspended')}</StatusBadge>
  if (invited) return <StatusBadge tone="caution">{text('colleague.state_invited')}</StatusBadge>
  return <StatusBadge tone="good">{text('colleague.state_active')}</StatusBadge>
}

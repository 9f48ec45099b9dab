import { Link } from '@tanstack/react-router'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import classes from './Colleague.module.css'
import type { Colleague } from './queries.ts'

/** People of the provider with what they may do, and where. */
export function ColleagueList({ colleagues }: { colleagues: readonly Colleague[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <Table
      className={classes.list}
      heads={[
        text('colleague.name'),
        text('colleague.roles'),
        text('colleague.sites'),
        text('colleague.last_seen'),
        text('colleague.status'),
      ]}
    >
      {colleagues.map((colleague) => (
        <tr key={colleague.accountId}>
          <td>
            <Link to="/console/$" params={{ _splat: `colleagues/${colleague.accountId}` }}>
              {colleague.name}
            </Link>
            <span className={classes.quiet}>{`${colleague.userName} · ${colleague.email}`}</span>
          </td>
          <td data-wide>{colleague.roles.map((role) => text(`colleague.role_${role}`)).join(', ')}</td>
          <td data-label={text('colleague.sites')}>
            {colleague.roles.includes('admin')
              ? text('colleague.all_sites')
              : colleague.sites.map(({ siteName }) => siteName).join(', ')}
          </td>
          <td data-label={text('colleague.last_seen')}>
            {colleague.lastSeenAt ? instant(colleague.lastSeenAt) : text('colleague.never')}
          </td>
          <td data-wide>
            <ColleagueState colleague={colleague} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Whether somebody may enter; who has chosen no password yet is invited. */
export function ColleagueState({ colleague: { status, invited } }: { colleague: Colleague }) {
  const text = useText()
  if (status === 'suspended') return <StatusBadge tone="bad">{text('colleague.state_suspended')}</StatusBadge>
  if (invited) return <StatusBadge tone="caution">{text('colleague.state_invited')}</StatusBadge>
  return <StatusBadge tone="good">{text('colleague.state_active')}</StatusBadge>
}

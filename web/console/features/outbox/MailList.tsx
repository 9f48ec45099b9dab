import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import { MailStatusBadge } from './MailStatusBadge.tsx'
import classes from './Outbox.module.css'
import type { MailRow } from './queries.ts'

/** Letters with their state, newest first. */
export function MailList({ mails }: { mails: readonly MailRow[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <Table
      className={classes.list}
      heads={[
        text('outbox.subject'),
        text('outbox.recipient'),
        text('outbox.site'),
        text('outbox.queued_at'),
        text('outbox.state'),
      ]}
    >
      {mails.map((mail) => (
        <tr key={mail.mailId}>
          <td>
            <Link to="/console/$" params={{ _splat: `outbox/${mail.mailId}` }}>
              {mail.subject}
            </Link>
          </td>
          <td data-wide>{mail.recipient}</td>
          <td data-label={text('outbox.site')}>{mail.siteName}</td>
          <td data-label={text('outbox.queued_at')}>{instant(mail.queuedAt)}</td>
          <td data-wide>
            <MailStatusBadge state={mail.state} />
            {mail.state === 'failing' && <span className={classes.error}>{mail.lastError}</span>}
          </td>
        </tr>
      ))}
    </Table>
  )
}

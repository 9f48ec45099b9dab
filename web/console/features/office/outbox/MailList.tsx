import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { MailStatusBadge } from './MailStatusBadge.tsx'
import classes from './Outbox.module.css'
import type { MailRow } from './queries.ts'

/** Mails with their state, newest first. */
export function MailList({ mails }: { mails: readonly MailRow[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <RowTable
      className={classes.list}
      rows={mails}
      rowKey={({ mailId }) => mailId}
      columns={[
        { head: text('outbox.subject'), cell: (mail) => <Subject mail={mail} /> },
        { head: text('outbox.recipient'), onPhone: 'wide', cell: ({ recipient }) => recipient },
        { head: text('outbox.site'), cell: ({ siteName }) => siteName },
        { head: text('outbox.queued_at'), cell: ({ queuedAt }) => instant(queuedAt) },
        { head: text('outbox.state'), onPhone: 'corner', cell: (mail) => <State mail={mail} /> },
      ]}
    />
  )
}

const Subject = ({ mail: { mailId, subject } }: { mail: MailRow }) => (
  <Link {...detailLink('outbox', mailId)}>{subject}</Link>
)

const State = ({ mail: { state, lastError } }: { mail: MailRow }) => (
  <>
    <MailStatusBadge state={state} />
    {state === 'failing' && <span className={classes.error}>{lastError}</span>}
  </>
)

import type { ReactNode } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { MailStatusBadge } from './MailStatusBadge.tsx'
import classes from './Outbox.module.css'
import { type Mail, useSendAgain } from './queries.ts'

/** One mail: whom it goes to, how it fared, and how its reader sees it. */
export function MailDetail({ mail }: { mail: Mail }) {
  const text = useText()
  const { instant } = useFormat()
  const sending = useSendAgain()
  return (
    <>
      <h1>{mail.subject}</h1>
      <dl className={classes.facts}>
        <Fact term={text('outbox.state')}>
          <MailStatusBadge state={mail.state} />
        </Fact>
        <Fact term={text('outbox.recipient')}>{mail.recipient}</Fact>
        <Fact term={text('outbox.reply_to')}>{mail.replyTo}</Fact>
        <Fact term={text('outbox.site')}>{mail.siteName}</Fact>
        <Fact term={text('outbox.language')}>{mail.language}</Fact>
        <Fact term={text('outbox.cause')}>{mail.cause}</Fact>
        <Fact term={text('outbox.queued_at')}>{instant(mail.queuedAt)}</Fact>
        <Fact term={text('outbox.sent_at')}>{mail.sentAt && instant(mail.sentAt)}</Fact>
        <Fact term={text('outbox.attempts')}>{mail.attempts || null}</Fact>
        <Fact term={text('outbox.last_error')}>{mail.lastError}</Fact>
      </dl>
      {mail.state !== 'sent' && (
        <Button loading={sending.isPending} onClick={() => sending.mutate(mail.mailId)}>
          {text('outbox.send_again')}
        </Button>
      )}
      <h2 className={classes.heading}>{text('outbox.mail')}</h2>
      {/* No script, no form, no way out of the frame: what others wrote stands in mails. */}
      <iframe className={classes.mail} title={text('outbox.mail')} sandbox="" srcDoc={mail.html} />
    </>
  )
}

/** A fact where there is one. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}

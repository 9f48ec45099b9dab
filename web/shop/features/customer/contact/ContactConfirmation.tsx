import { useEffect, useRef } from 'react'
import { contactFields } from '../../../../../rules/customer/contact.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Contact.module.css'
import type { Received } from './queries.ts'

/** The message has arrived; this is what the site has. */
export function ContactConfirmation({ message, onAnother }: { message: Received; onAnother: () => void }) {
  const text = useText()
  const { instant } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.form}>
      <h2 ref={heading} tabIndex={-1}>
        {text('contact.sent_title')}
      </h2>
      <p role="status">
        {text('contact.sent', {
          id: message.messageId,
          site: message.siteName,
          date: instant(message.sentAt),
          email: message.email,
        })}
      </p>
      <h3>{text('contact.what_was_sent')}</h3>
      <dl className={classes.sent}>
        {contactFields
          .filter((field) => message[field] !== '')
          .map((field) => (
            <div key={field}>
              <dt>{text(`contact.${field}`)}</dt>
              <dd>{message[field]}</dd>
            </div>
          ))}
      </dl>
      <Button variant="default" className={classes.submit} onClick={onAnother}>
        {text('contact.another')}
      </Button>
    </section>
  )
}

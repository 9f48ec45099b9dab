import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { Registered } from './queries.ts'
import classes from './Registration.module.css'

/** What was registered, and what happens now. */
export function RegistrationConfirmation({
  registered: { company, custnum, email, userName },
}: {
  registered: Registered
}) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.done}>
      <h2 ref={heading} tabIndex={-1}>
        {text('registration.done_title', { company })}
      </h2>
      <p role="status">{text('registration.done', { custnum, email })}</p>
      <p>{text('registration.done_next', { userName })}</p>
      <p className={classes.actions}>
        <ButtonLink to="/login">{text('session.submit')}</ButtonLink>
        <ButtonLink to="/index" variant="default">
          {text('layout.go_home')}
        </ButtonLink>
      </p>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Session, useSession } from '../../../../api/session/session.ts'
import { useSite } from '../../../../api/site/site.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Contact.module.css'
import { ContactAside } from './ContactAside.tsx'
import { ContactConfirmation } from './ContactConfirmation.tsx'
import { ContactForm } from './ContactForm.tsx'
import { sitesToWriteTo } from './queries.ts'
import { useContactForm } from './useContactForm.ts'

/** A message to a site, beside the other ways to reach it. */
export function Contact() {
  const text = useText()
  const own = useSite()
  const session = useSession()
  const element = useRef<HTMLFormElement>(null)
  const filling = useContactForm({ sender: knownSender(session), orgId: own.orgId, element })

  const others = useQuery(sitesToWriteTo).data ?? []
  // The site on which the form is opened receives its messages, whether others may choose it or not.
  const sites = session ? [own] : [own, ...others.filter(({ orgId }) => orgId !== own.orgId)]
  const chosen = sites.find(({ orgId }) => orgId === filling.form.values.orgId) ?? own
  const office =
    chosen.orgId === own.orgId
      ? own.legalEntity
      : own.offices.find(({ orgId, kind }) => orgId === chosen.orgId && kind === 'company')

  return (
    <article className={classes.contact}>
      <header>
        <h1>{text('site.contact')}</h1>
        <p className={classes.lead}>{text('contact.lead')}</p>
      </header>
      {filling.received ? (
        <ContactConfirmation message={filling.received} onAnother={filling.again} />
      ) : (
        <ContactForm element={element} sites={sites} orgId={chosen.orgId} filling={filling} />
      )}
      <ContactAside site={chosen} office={office} />
    </article>
  )
}

/** What a signed-in account does not have to type. */
const knownSender = (session: Session | null) =>
  session ? { name: session.user.name, email: session.user.email, company: session.cust?.company ?? '' } : {}

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '../../../../ui/language/language.tsx'
import { useTitle } from '../../../../ui/language/title.ts'
import { membershipQuery } from './queries.ts'
import classes from './Registration.module.css'

/** What the company agrees to, to be read where it is agreed to. */
export function Membership({ orgId }: { orgId: number }) {
  const text = useText()
  const titleOf = useTitle()
  const heading = useId()
  const { data = [] } = useQuery(membershipQuery(orgId))
  return (
    <section className={classes.membership} aria-labelledby={heading}>
      <h2 id={heading}>{text('registration.agreement')}</h2>
      {data.map((part) => (
        <div key={part.declarationId}>
          <h3>{titleOf(part)}</h3>
          <p>{part.text}</p>
        </div>
      ))}
    </section>
  )
}

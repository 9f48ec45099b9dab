import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../../../../api/site/site.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useTitle } from '../../../../../ui/language/title.ts'
import { SideCard } from '../../../../../ui/page/SideCard.tsx'
import { homeTextsQuery } from '../queries.ts'
import classes from './FlowCard.module.css'

/** How to become a customer, beside the form. */
export function FlowCard() {
  const text = useText()
  const titleOf = useTitle()
  const { data } = useQuery(homeTextsQuery(useSite().orgId))
  const steps = data?.filter(({ part }) => part === 'flow') ?? []
  if (steps.length === 0) return null
  return (
    <SideCard title={text('home.flow')}>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.declarationId}>
            <strong>{titleOf(step)}</strong>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </SideCard>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../../../api/site/site.ts'
import { useTitle } from '../../../../ui/language/title.ts'
import { Prose } from './Prose.tsx'
import { declarationsQuery } from './queries.ts'

/** What we sell by. */
export function Terms() {
  const { orgId } = useSite()
  const title = useTitle()
  const { data } = useQuery(declarationsQuery(orgId, 'terms'))
  return data?.map((part) => (
    <section key={part.declarationId}>
      <h3>{title(part)}</h3>
      <Prose text={part.text} />
    </section>
  ))
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../api/session/session.ts'
import { useSite } from '../../../api/site/site.ts'
import { Disclosure } from '../../../ui/controls/Disclosure.tsx'
import { Flag } from '../../../ui/controls/Flag.tsx'
import { useReason } from '../../../ui/feedback/failure.ts'
import { useText } from '../../../ui/language/language.tsx'
import { sitesQuery } from './queries.ts'
import classes from './SiteChoice.module.css'
import { useChooseSite } from './useChooseSite.ts'

/** The site that the reader stands in, and the way to the others; a customer has their own alone. */
export function SiteChoice() {
  const text = useText()
  const session = useSession()
  const site = useSite()
  const queries = useQueryClient()
  const face = (
    <>
      <Flag country={site.iso2} />
      {site.siteName}
    </>
  )
  if (session?.cust) return <span className={classes.site}>{face}</span>
  return (
    <Disclosure
      face={face}
      label={`${text('site.site')}: ${site.siteName}`}
      className={classes.site}
      onIntent={() => void queries.prefetchQuery(sitesQuery)}
    >
      <Sites here={site.orgId} />
    </Disclosure>
  )
}

function Sites({ here }: { here: number }) {
  const text = useText()
  const reasonOf = useReason()
  const { data, error } = useQuery(sitesQuery)
  const choose = useChooseSite()
  if (!data) return <li className={classes.option}>{error ? reasonOf(error) : text('ui.loading')}</li>
  return data.map(({ orgId, siteName, iso2 }) => (
    <li key={orgId}>
      <button
        type="button"
        className={classes.option}
        aria-current={orgId === here}
        onClick={() => orgId !== here && choose.mutate(orgId)}
      >
        <Flag country={iso2} />
        {siteName}
      </button>
    </li>
  ))
}

import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/controls/Button.tsx'
import { Flag } from '../../../ui/controls/Flag.tsx'
import { countryIn } from '../../../ui/language/country.ts'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import classes from './HintCard.module.css'
import { sitesQuery } from './queries.ts'
import { useChooseSite } from './useChooseSite.ts'

type Props = { country: string; orgId: number; onClose: () => void }

/** Asks whether the visitor wants the site of their country; it covers nothing that they read and moves nothing. */
export default function HintCard({ country, orgId, onClose }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const choose = useChooseSite()
  const site = useQuery(sitesQuery).data?.find((one) => one.orgId === orgId)
  if (!site) return null
  const { siteName, iso2 } = site
  return (
    <aside className={classes.card} aria-label={text('site.hint_title', { site: siteName })}>
      <p className={classes.title}>
        <Flag country={iso2} />
        {text('site.hint_title', { site: siteName })}
      </p>
      <p>{text('site.hint', { country: countryIn(language, country) })}</p>
      <div className={classes.ways}>
        <Button onClick={() => choose.mutate(orgId, { onSuccess: onClose })} loading={choose.isPending}>
          {text('site.hint_go', { site: siteName })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {text('site.hint_stay')}
        </Button>
      </div>
      <a href="https://db-ip.com" rel="noreferrer" className={classes.source}>
        IP Geolocation by DB-IP
      </a>
    </aside>
  )
}

import { Link } from '@tanstack/react-router'
import { Lacks } from '../../../../ui/company/Lacks.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import type { Today } from './queries.ts'
import classes from './Today.module.css'

/** Sites that take no orders or lack something, and what. */
export function SitesToFinish({ sites }: { sites: NonNullable<Today['sites']> }) {
  const text = useText()
  if (sites.length === 0) return null
  return (
    <section className={classes.part}>
      <h2>{text('today.sites')}</h2>
      <ul className={classes.sites}>
        {sites.map(({ orgId, siteName, lacks, takesOrders }) => (
          <li key={orgId}>
            <Link {...detailLink('sites', orgId)}>{siteName}</Link>
            {takesOrders ? <Lacks lacks={lacks} /> : text('site_settings.closed')}
          </li>
        ))}
      </ul>
    </section>
  )
}

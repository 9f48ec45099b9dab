import type { Site } from '../../../api/site/site.ts'
import { SiteReach } from '../../../ui/company/SiteReach.tsx'
import classes from './Reach.module.css'

/** How a site is reached. */
export function Reach({ site }: { site: Site }) {
  return (
    <dl className={classes.reach}>
      <SiteReach site={site} />
    </dl>
  )
}

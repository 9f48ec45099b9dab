import { useSite } from '../../api/site.ts'
import { SiteReach } from '../../ui/company/SiteReach.tsx'
import { Office } from './Office.tsx'
import classes from './Seller.module.css'

/** The company that a customer of this site buys from, and how it is reached; a site that has none yet is reached alone. */
export function Seller() {
  const site = useSite()
  return (
    <div className={classes.seller}>
      {site.legalEntity && <Office office={site.legalEntity} />}
      <dl className={classes.reach}>
        <SiteReach site={site} />
      </dl>
    </div>
  )
}

import type { Site } from '../../../../api/site/site.ts'
import { Office } from '../../../layout/footer/Office.tsx'
import { Reach } from '../../../layout/footer/Reach.tsx'
import classes from './Seller.module.css'

/** The company that a customer of this site buys from, and how it is reached. */
export function Seller({ site, company }: { site: Site; company: NonNullable<Site['legalEntity']> }) {
  return (
    <div className={classes.seller}>
      <Office office={company} />
      <Reach site={site} />
    </div>
  )
}

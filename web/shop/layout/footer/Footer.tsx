import { Link } from '@tanstack/react-router'
import { helpPages } from '../../../../rules/catalogue/content/content.ts'
import { useSite } from '../../../api/site/site.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import { Certificates } from './Certificates.tsx'
import classes from './Footer.module.css'
import { Office } from './Office.tsx'
import { Reach } from './Reach.tsx'

// The year of the goods' catalogue that this release of the shop was made for.
const year = '2026'

/** Help, how the site is reached, the companies of its region, certificates. */
export function Footer() {
  const text = useText()
  const { time } = useFormat()
  const site = useSite()
  const warehouseName = useWarehouseName()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <Help />
          <Reach site={site} />
          <Certificates held={site.certificates} />
        </div>
        {site.offices.length > 0 && (
          <section
            aria-label={text(site.region === 'US' ? 'site.offices_us' : 'site.offices')}
            className={classes.offices}
            data-region={site.region}
          >
            {site.offices.map((office) => (
              <Office key={`${office.orgId} ${office.kind}`} office={office} own={office.orgId === site.orgId} />
            ))}
          </section>
        )}
        <div className={classes.end}>
          <p>{text('layout.copyright', { year })}</p>
          <p>
            {text('layout.cookie_note')}{' '}
            <Link to="/help/$page" params={{ page: 'cookies' }}>
              {text('layout.cookie_more')}
            </Link>
          </p>
          <p>{text('layout.footer_tip', { place: warehouseName(site.warehouse), time: time(site.cutOffAt) })}</p>
        </div>
      </div>
    </footer>
  )
}

function Help() {
  const text = useText()
  return (
    <nav aria-label={text('site.help')}>
      <ul className={classes.links}>
        <li>
          <Link to="/aster/contactus">{text('site.contact')}</Link>
        </li>
        <li>
          <Link to="/help/faq">{text('site.faq')}</Link>
        </li>
        <li>
          <Link to="/aster/aboutus">{text('site.about')}</Link>
        </li>
        <li>
          <Link to="/aster/notice">{text('site.notice')}</Link>
        </li>
        {helpPages.map((page) => (
          <li key={page}>
            <Link to="/help/$page" params={{ page }}>
              {text(`site.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

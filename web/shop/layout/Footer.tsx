import { Link } from '@tanstack/react-router'
import { placeLines } from '../../../rules/address.ts'
import { type Site, useSite } from '../../api/site.ts'
import { SiteReach } from '../../ui/company/SiteReach.tsx'
import { countryIn } from '../../ui/country.ts'
import { useLanguage, useText } from '../../ui/language.tsx'
import { Certificates } from './Certificates.tsx'
import classes from './Footer.module.css'

// The year of the goods' catalogue that this release of the shop was made for.
const year = '2026'

/** Help, how the site is reached, the companies of its region, certificates. */
export function Footer() {
  const text = useText()
  const site = useSite()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.columns}>
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
              <li>
                <Link to="/help/cookies">{text('site.cookies')}</Link>
              </li>
            </ul>
          </nav>
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
              <Block key={`${office.orgId} ${office.kind}`} office={office} own={office.orgId === site.orgId} />
            ))}
          </section>
        )}
        <div className={classes.end}>
          <p>{text('layout.copyright', { year })}</p>
          <p>{text('layout.footer_tip')}</p>
        </div>
      </div>
    </footer>
  )
}

function Reach({ site }: { site: Site }) {
  return (
    <dl className={classes.reach}>
      <SiteReach site={site} />
    </dl>
  )
}

const kinds = { headquarters: 'site.headquarters', distribution: 'site.distribution' } as const

/** A company or a place as it stands on a letter. Of several companies the site's own stands out. */
function Block({ office, own }: { office: Site['offices'][number]; own: boolean }) {
  const text = useText()
  const { language } = useLanguage()
  const { kind, name, address1, country, registrationNumber, vatNumber } = office
  const ofSeveral = kind === 'company'
  const lines = [
    address1,
    ...placeLines(office),
    ofSeveral ? '' : countryIn(language, country),
    registrationNumber,
    vatNumber && text('site.vat_number', { number: vatNumber }),
  ]
  return (
    <address className={classes.block} data-own={(ofSeveral && own) || undefined}>
      <span className={classes.kind}>
        {ofSeveral ? countryIn(language, country) : text(kinds[kind])}
        {ofSeveral && own && <strong>{text('site.here')}</strong>}
      </span>
      <strong>{name}</strong>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

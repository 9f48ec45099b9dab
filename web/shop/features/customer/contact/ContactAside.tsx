import { placeLines } from '../../../../../rules/address/address.ts'
import type { Site as OwnSite } from '../../../../api/site/site.ts'
import { SiteReach } from '../../../../ui/company/SiteReach.tsx'
import { countryIn } from '../../../../ui/language/country.ts'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import classes from './Contact.module.css'
import type { Site } from './queries.ts'

type Props = {
  /** The site that is written to. */
  site: Site | OwnSite
  /** Its company, where it is known here. */
  office: OwnSite['legalEntity'] | undefined
}

/** How a site is reached beside its form. */
export function ContactAside({ site, office }: Props) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <section className={classes.aside} aria-labelledby="reach">
      <h2 id="reach">{text('contact.reach')}</h2>
      <dl>
        <SiteReach site={site} />
        {office && (
          <>
            <dt>{text('contact.address')}</dt>
            <dd>
              <address>
                {[office.name, office.address1, ...placeLines(office), countryIn(language, office.country)].map(
                  (line) => (
                    <span key={line}>{line}</span>
                  ),
                )}
              </address>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

import { placeLines } from '../../../../rules/address/address.ts'
import type { Site } from '../../../api/site/site.ts'
import { countryIn } from '../../../ui/language/country.ts'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import classes from './Office.module.css'

const kinds = { headquarters: 'site.headquarters', distribution: 'site.distribution' } as const

/** A company or a place as it stands on a document. Of several companies the site's own stands out. */
export function Office({ office, own = false }: { office: Site['offices'][number]; own?: boolean }) {
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
    <address className={classes.office} data-own={(ofSeveral && own) || undefined}>
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

import { findVatTerritory, type Location, namedPlaces } from '../../../rules/vat/territory.ts'
import { countryIn } from '../language/country.ts'
import { useLanguage, useText } from '../language/language.tsx'
import classes from './AddressFields.module.css'

/** What follows for VAT and customs where a place is not taxed as its country is; nothing elsewhere. */
export function TerritoryHint(location: Location) {
  const text = useText()
  const { language } = useLanguage()
  const { place, vatOf } = findVatTerritory(location)
  if (place === null) return null
  const named = namedPlaces.find((one) => one === place)
  const name = named ? text(`address.place_${named}`) : countryIn(language, place)
  const words = () => {
    if (vatOf === 'XI') return text('address.territory_northern_ireland')
    if (vatOf === null) return text('address.territory_export', { place: name })
    return text('address.territory_as', { place: name, country: countryIn(language, vatOf) })
  }
  return (
    <p className={classes.hint} aria-live="polite">
      {words()}
    </p>
  )
}

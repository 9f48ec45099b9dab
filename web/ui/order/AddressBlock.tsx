import { placeLines } from '../../../rules/address/address.ts'
import { countryIn } from '../language/country.ts'
import { useLanguage } from '../language/language.tsx'
import classes from './AddressBlock.module.css'

type Address = Parameters<typeof placeLines>[0] & {
  company: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  country: string
  phone: string
}

/** An address as it stands on a parcel; without a title below a field that says what it is. */
export function AddressBlock({ address, title }: { address: Address; title?: string }) {
  const { language } = useLanguage()
  const name = `${address.firstName} ${address.lastName}`.trim()
  const lines = [
    address.company,
    name,
    address.address1,
    address.address2,
    ...placeLines(address),
    countryIn(language, address.country),
    address.phone,
  ].filter(Boolean)
  return (
    <div>
      {title && <h3>{title}</h3>}
      <address className={classes.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  )
}

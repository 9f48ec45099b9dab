import { placeLines } from '../../../../rules/address.ts'
import { countryIn } from '../../../ui/country.ts'
import { useLanguage } from '../../../ui/language.tsx'
import classes from './Order.module.css'
import type { OrderDetail } from './queries.ts'

/** An address as it stands on a parcel. */
export function AddressBlock({ address, title }: { address: OrderDetail['shipTo']; title: string }) {
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
      <h3>{title}</h3>
      <address className={classes.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  )
}

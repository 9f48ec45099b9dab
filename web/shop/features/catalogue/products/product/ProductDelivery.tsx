import { countryIn } from '../../../../../ui/language/country.ts'
import { useLanguage, useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { DeliveryPromise } from '../../../../../ui/product/DeliveryPromise.tsx'
import classes from '../ProductPage.module.css'
import type { ProductDetail } from './product-detail.ts'

/** When it arrives if it is ordered now; nothing for what is on no shelf. */
export function ProductDelivery({ delivery }: Pick<ProductDetail, 'delivery'>) {
  const text = useText()
  const { language } = useLanguage()
  const warehouseName = useWarehouseName()
  if (!delivery) return null
  const { warehouse, country, workingDays, pieces, timeZone, closedDays } = delivery
  return (
    <section className={classes.delivery} aria-label={text('delivery.title')}>
      <DeliveryPromise workingDays={workingDays} timeZone={timeZone} closedDays={closedDays} />
      <p className={classes.quiet}>
        {text('delivery.way', {
          days: workingDays,
          pieces,
          warehouse: warehouseName(warehouse),
          country: countryIn(language, country),
        })}
      </p>
    </section>
  )
}

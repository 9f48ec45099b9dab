import { useQuery } from '@tanstack/react-query'
import { promiseToReader, type ReaderPromise } from '../../../../../../rules/sourcing/reader-promise.ts'
import { deliveryQuery } from '../../../../../api/delivery.ts'
import { useSession } from '../../../../../api/session/session.ts'
import { useSite } from '../../../../../api/site/site.ts'
import { countryIn } from '../../../../../ui/language/country.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useLanguage, useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { DeliveryPromise } from '../../../../../ui/product/DeliveryPromise.tsx'
import { usePromiser } from '../../../../../ui/product/promise.ts'
import classes from '../ProductPage.module.css'
import type { ProductDetail } from './product-detail.ts'

type Props = { product: ProductDetail; pieces: number }

/** When so many pieces arrive if they are ordered now, and from where; nothing for what is on no shelf. */
export function ProductDelivery({ product, pieces }: Props) {
  const text = useText()
  const { data: facts } = useQuery(deliveryQuery(useSession()?.user.accountId ?? null))
  const live = usePromiser()?.(product, pieces)
  // Until the page lives it is drawn as of when the server was asked, so that nothing moves when it comes to life.
  const promise = live ?? (facts && promiseToReader(facts, product, { pieces, now: new Date(facts.at) }))
  const wayWords = useWayWords()
  if (product.status !== 'active' || product.stock.total === 0) return null
  return (
    <section className={classes.delivery} aria-label={text('delivery.title')}>
      <DeliveryPromise promise={promise} />
      <p className={classes.quiet}>{promise && promise.parcels.length > 0 && wayWords(promise)}</p>
    </section>
  )
}

/** Says from where how many leave, and how many follow when they arrive. */
function useWayWords() {
  const text = useText()
  const { language } = useLanguage()
  const { list, time } = useFormat()
  const warehouseName = useWarehouseName()
  const { cutOffAt } = useSite()
  return ({ parcels, waiting, country, cutOff, waitsFor }: ReaderPromise) => {
    const places = parcels.map(({ warehouse, pieces }) =>
      parcels.length === 1
        ? warehouseName(warehouse)
        : text('delivery.pieces_from', { pieces, place: warehouseName(warehouse) }),
    )
    const way = text('delivery.way', { places: list(places), country: countryIn(language, country) })
    // Whose order waits for a payment or a release has no hour: it does not leave on that day.
    const until = cutOff && !waitsFor && time(cutOff.at.toISOString())
    // Another hour than the footer names of the site's own warehouse is that of another clock.
    const isOfSite = until === time(cutOffAt)
    const sameDay = until && text(isOfSite ? 'delivery.same_day' : 'delivery.same_day_here', { time: until })
    const later = waiting > 0 && text('delivery.later', { count: waiting })
    return [way, sameDay, later].filter(Boolean).join(' ')
  }
}

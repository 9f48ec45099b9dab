import { useQuery } from '@tanstack/react-query'
import type { planBasket } from '../../../../../../contract/basket/plan.ts'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { waitNote } from '../../../../../../texts/order/delivery.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { planQuery } from '../queries.ts'
import classes from './BasketTotals.module.css'

type Plan = Reply<typeof planBasket>

/** From where the whole basket would leave, until when each parcel is there and what it costs. Room for it is there before its words. */
export function BasketParcels({ currency }: { currency: string }) {
  const text = useText()
  const { data: plan } = useQuery(planQuery)
  const parcelWords = useParcelWords(currency)
  if (plan?.parcels.length === 0) return plan.waiting > 0 && <p>{text('basket_line.all_wait')}</p>
  return (
    <div className={classes.parcels} aria-busy={!plan || undefined}>
      <h3>{text('basket_line.parcels', { count: plan?.parcels.length ?? 1 })}</h3>
      <ul>
        {plan?.parcels.map((parcel) => (
          <li key={parcel.warehouse}>{parcelWords(parcel, plan)}</li>
        ))}
        {plan && plan.waiting > 0 && <li>{text('basket_line.wait', { pieces: plan.waiting })}</li>}
        {!plan && <li aria-hidden>{'\u00a0'}</li>}
      </ul>
      {plan && plan.parcels.length > 1 && <p className={classes.hint}>{text('basket_line.parcels_hint')}</p>}
    </div>
  )
}

/** Says of a parcel from where it comes, how much is in it, until when it is there and what it costs. */
function useParcelWords(currency: string) {
  const text = useText()
  const { day, money } = useFormat()
  const warehouseName = useWarehouseName()
  return ({ warehouse, arrivesOn, price, lines }: Plan['parcels'][number], { waitsFor }: Plan) => {
    const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
    const when = arrivesOn
      ? text('basket_line.parcel_by', { date: day(arrivesOn) })
      : waitsFor && text(waitNote(waitsFor, 'all'))
    return [
      text('basket_line.parcel', { pieces, place: warehouseName(warehouse) }),
      ...(when ? [when] : []),
      ...(price === null ? [] : [text('basket_line.parcel_price', { price: money(price, currency) })]),
    ].join(' · ')
  }
}

import { useQuery } from '@tanstack/react-query'
import type { planBasket } from '../../../../../../contract/basket/plan.ts'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { piecesByDay } from '../../../../../../rules/order/back-order.ts'
import { waitNote } from '../../../../../../texts/order/delivery.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { PiecesByDay } from '../../../../../ui/order/PiecesByDay.tsx'
import { planQuery } from '../queries.ts'
import classes from './BasketTotals.module.css'

type Plan = Reply<typeof planBasket>
type Parcel = Plan['parcels'][number]

/** From where the whole basket would leave, until when each parcel is there and what it costs. Room for it is there before its words. */
export function BasketParcels({ currency }: { currency: string }) {
  const text = useText()
  const { data: plan } = useQuery(planQuery)
  if (plan?.parcels.length === 0) return plan.waiting > 0 && <p>{text('basket_line.all_wait')}</p>
  const isNothingLeaving = plan?.parcels.every(({ lines }) => lines.length === 0)
  return (
    <div className={classes.parcels} aria-busy={!plan || undefined}>
      <h3>{text('basket_line.parcels', { count: plan?.parcels.length ?? 1 })}</h3>
      {isNothingLeaving && <p>{text('basket_line.all_wait')}</p>}
      <ul>
        {plan?.parcels.map((parcel) => (
          <PlannedParcel key={parcel.warehouse} parcel={parcel} waitsFor={plan.waitsFor} currency={currency} />
        ))}
        {!plan && <li aria-hidden>{'\u00a0'}</li>}
      </ul>
      {plan && plan.parcels.length > 1 && <p className={classes.hint}>{text('basket_line.parcels_hint')}</p>}
    </div>
  )
}

type ParcelProps = { parcel: Parcel; waitsFor: Plan['waitsFor']; currency: string }

/** From where a parcel comes, how much is in it, until when it is there and what it costs; below it what follows from there. */
function PlannedParcel({ parcel: { warehouse, arrivesOn, price, lines, later }, waitsFor, currency }: ParcelProps) {
  const text = useText()
  const { day, money } = useFormat()
  const warehouseName = useWarehouseName()
  const leaving = countPieces(lines)
  const words = [
    leaving > 0
      ? text('basket_line.parcel', { pieces: leaving, place: warehouseName(warehouse) })
      : text('basket_line.parcel_later', { place: warehouseName(warehouse) }),
    ...(arrivesOn ? [text('basket_line.parcel_by', { date: day(arrivesOn) })] : []),
    ...(waitsFor ? [text(waitNote(waitsFor, leaving > 0 ? 'all' : 'expected'))] : []),
    ...(price === null ? [] : [text('basket_line.parcel_price', { price: money(price, currency) })]),
  ]
  return (
    <li>
      {words.join(' · ')}
      <PiecesByDay groups={piecesByDay(later)} />
    </li>
  )
}

const countPieces = (lines: readonly { pieces: number }[]) => lines.reduce((sum, { pieces }) => sum + pieces, 0)

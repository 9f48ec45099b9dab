import { RadioCards } from '../../../../../ui/form/RadioCards.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import type { Preview } from '../../queries.ts'
import { waitText } from './carrier.ts'
import classes from './OrderChoices.module.css'
import type { OrderTypeProps } from './OrderFiles.tsx'

type Props = Pick<OrderTypeProps, 'preview' | 'onChange'>
type Plan = Preview['plans'][number]

/** Few parcels or an early day, each with what it comes to; nothing where both come to the same. */
export function SourcingChoice({ preview, onChange }: Props) {
  const text = useText()
  const planWords = usePlanWords(preview)
  const { plans, parts, sourcing } = preview
  if (plans.length === 0) return parts.length > 1 && <p className={classes.hint}>{text('order_split.hint')}</p>
  return (
    <RadioCards
      title={text('order_split.choice')}
      options={plans.map((plan) => ({
        value: plan.sourcing,
        label: text(`order_split.${plan.sourcing}`),
        hint: planWords(plan),
      }))}
      chosen={sourcing}
      onChoose={(chosen) => onChange((was) => ({ ...was, sourcing: chosen }))}
    >
      <p className={classes.hint}>{text('order_split.hint')}</p>
    </RadioCards>
  )
}

/** Says from where how much leaves, when the last of it is there and what it costs. */
function usePlanWords({ warehouses, totals, outcome }: Preview) {
  const text = useText()
  const { list, day, money } = useFormat()
  const warehouseName = useWarehouseName()
  const nameOf = (code: string) => warehouseName(code, warehouses.find((one) => one.warehouse === code)?.name)
  return ({ parcels, lastOn, shippingCost }: Plan) => {
    const waits = waitText(outcome)
    const there = lastOn === null ? text('ui.no_arrival') : text('order_split.all_there', { date: day(lastOn) })
    return text('order_split.plan', {
      parcels: parcels.length,
      places: list(
        parcels.map(({ warehouse, pieces }) => text('order_split.pieces_from', { pieces, place: nameOf(warehouse) })),
      ),
      date: waits ? text(waits) : there,
      price: money(shippingCost, totals.currency),
    })
  }
}

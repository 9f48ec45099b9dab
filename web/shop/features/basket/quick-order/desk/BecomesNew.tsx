import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'
import type { QuickOrder } from '../queries.ts'

/** Says that a list which is on its way, or is ordered, stays as it is: its products become a new one. */
export function BecomesNew({ quickOrder: { quickOrderId, number } }: { quickOrder: QuickOrder }) {
  const text = useText()
  return (
    <div className={classes.draft}>
      <p role="status">{text('quick_order.becomes_new', { number })}</p>
      <ButtonLink variant="default" to="/hisorder/quickOrderDetails/$id" params={{ id: String(quickOrderId) }}>
        {text('quick_order.see_saved')}
      </ButtonLink>
    </div>
  )
}

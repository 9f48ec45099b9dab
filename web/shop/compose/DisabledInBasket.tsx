import { useQuery } from '@tanstack/react-query'
import type { Decisions } from '../../../rules/basket/replacement.ts'
import { confirm } from '../../ui/feedback/confirm.ts'
import { FailureNotice } from '../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useText } from '../../ui/language/language.tsx'
import classes from '../features/basket/basket/Basket.module.css'
import type { BasketLine } from '../features/basket/basket/queries.ts'
import { disabledLinesQuery, useSettleDisabled } from '../features/basket/basket/useDisabledLines.ts'
import { DisabledProducts } from '../features/order/checkout/notices/DisabledProducts.tsx'

const undecided: Decisions = {}

type Row = { goodsSku: Pick<BasketLine['goodsSku'], 'status'> }

/** What of the basket is no longer sold: replaced or left out at once, as an order asks it. Asked for only where there is any. */
export function DisabledInBasket({ rows }: { rows: readonly Row[] }) {
  const disabledCount = rows.filter(({ goodsSku }) => goodsSku.status === 'disabled').length
  const { data, error, refetch } = useQuery({ ...disabledLinesQuery, enabled: disabledCount > 0 })
  const { decide, isPending } = useDecisions(data?.rows ?? [])
  if (disabledCount === 0) return null
  if (!data && error) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (!data) return <BlockSkeleton height={drawerHeight(disabledCount)} />
  if (data.rows.length === 0) return null
  return (
    <div className={classes.open}>
      <DisabledProducts
        products={data.rows}
        currency={data.currency}
        decisions={undecided}
        onDecide={(decisions) => void decide(decisions)}
        busy={isPending}
      />
    </div>
  )
}

/** Pixels of a heading, and of so many products. */
const drawerHeight = (products: number) => 120 + 72 * products

type DisabledLine = { shoppingCartId: number; number: string }

/** Carries out what was decided. What is left out is deleted, which asks first (specification section 5). */
function useDecisions(lines: readonly DisabledLine[]) {
  const text = useText()
  const { mutate, isPending } = useSettleDisabled()
  const decide = async (decisions: Decisions) => {
    const items = lines.flatMap(({ shoppingCartId, number }) => {
      const replacement = decisions[number]
      return replacement === undefined ? [] : [{ shoppingCartId, replacement }]
    })
    const count = items.length
    const leaving = items.every(({ replacement }) => replacement === null)
    const sure =
      !leaving ||
      (await confirm({
        title: text('layout.warning'),
        message: text('basket_line.remove_sure', { count }),
        yes: text('replacement.leave_out'),
        no: text('ui.cancel'),
        danger: true,
      }))
    if (!sure) return
    mutate(items, {
      onSuccess: () => toast(leaving ? text('basket_line.removed') : text('replacement.in_basket', { count }), 'good'),
    })
  }
  return { decide, isPending }
}

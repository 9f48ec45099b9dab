import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { keepsFocus } from '../../../ui/focus.ts'
import { useText } from '../../../ui/language/language.tsx'
import { BasketAsList } from '../../compose/BasketAsList.tsx'
import { DisabledInBasket } from '../../compose/DisabledInBasket.tsx'
import { MoveToFavourites } from '../../compose/MoveToFavourites.tsx'
import classes from '../../features/basket/Basket.module.css'
import { BasketBar } from '../../features/basket/BasketBar.tsx'
import { BasketLines } from '../../features/basket/BasketLines.tsx'
import { BasketPrint } from '../../features/basket/BasketPrint.tsx'
import { BasketTotals } from '../../features/basket/BasketTotals.tsx'
import { PriceChangeNotice } from '../../features/basket/PriceChangeNotice.tsx'
import { RestOfBasket } from '../../features/basket/RestOfBasket.tsx'
import { isWhole, seenElsewhere } from '../../features/basket/read-basket.ts'
import { Undo } from '../../features/basket/Undo.tsx'
import type { Basket } from '../../features/basket/useBasket.ts'
import { type BasketEditing, useBasketEditing } from '../../features/basket/useBasketEditing.ts'
import { useOtherDevices } from '../../features/basket/useOtherDevices.ts'
import { usePrinting } from '../../features/basket/usePrinting.ts'
import { titled } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_closed/_account/cust/shoppingcart')({
  staticData: { permission: 'cust:shoppingcart' },
  loader: async ({ context: { queries } }) => {
    const { readBasket } = await import('../../features/basket/read-basket.ts')
    return readBasket(queries)
  },
  head: titled('basket.title'),
  component: BasketPage,
  pendingComponent: () => <RowSkeletons rows={6} />,
})

function BasketPage() {
  const { data: basket } = useSuspenseQuery(seenElsewhere)
  const editing = useBasketEditing(basket.rows)
  useOtherDevices()
  return (
    <div ref={keepsFocus}>
      {basket.rows.length === 0 ? <NoLines editing={editing} /> : <Lines basket={basket} editing={editing} />}
    </div>
  )
}

function NoLines({ editing }: { editing: BasketEditing }) {
  const text = useText()
  return (
    <>
      <Undo editing={editing} />
      <Empty
        isPage
        title={text('basket_line.empty')}
        action={<ButtonLink to="/index">{text('basket.continue')}</ButtonLink>}
      >
        {text('basket_line.empty_hint')}
      </Empty>
    </>
  )
}

function Lines({ basket, editing }: { basket: Basket; editing: BasketEditing }) {
  const text = useText()
  const { rows, total, currency } = basket
  const printing = usePrinting()
  return (
    <>
      <h1>{text('basket.title')}</h1>
      <PriceChangeNotice count={basket.priceChanges} />
      <DisabledInBasket rows={rows} />
      <div className={classes.page}>
        <div>
          <BasketBar basket={basket} editing={editing}>
            <MoveToFavourites editing={editing} />
            <BasketAsList lines={editing.chosen.length > 0 ? editing.chosen : rows} isWhole={isWhole(basket)} />
          </BasketBar>
          <Undo editing={editing} />
          {printing ? (
            <BasketPrint lines={rows} currency={currency} />
          ) : (
            <BasketLines lines={rows} total={total} currency={currency} editing={editing} places={basket} />
          )}
          <RestOfBasket />
        </div>
        <BasketTotals basket={basket} chosen={editing.chosen} />
      </div>
    </>
  )
}

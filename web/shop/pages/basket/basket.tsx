import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { keepsFocus } from '../../../ui/focus.ts'
import { useText } from '../../../ui/language/language.tsx'
import { usePrinting } from '../../../ui/usePrinting.ts'
import { BasketAsList } from '../../compose/BasketAsList.tsx'
import { DisabledInBasket } from '../../compose/DisabledInBasket.tsx'
import { MoveToFavourites } from '../../compose/MoveToFavourites.tsx'
import { ProductPromises } from '../../compose/ProductPromises.tsx'
import classes from '../../features/basket/basket/Basket.module.css'
import { BasketBar } from '../../features/basket/basket/page/BasketBar.tsx'
import { BasketLines } from '../../features/basket/basket/page/BasketLines.tsx'
import { BasketPrint } from '../../features/basket/basket/page/BasketPrint.tsx'
import { BasketTotals } from '../../features/basket/basket/page/BasketTotals.tsx'
import { RestOfBasket } from '../../features/basket/basket/page/RestOfBasket.tsx'
import { basketOnFocus, isWhole } from '../../features/basket/basket/page/read-basket.ts'
import { Undo } from '../../features/basket/basket/page/Undo.tsx'
import { type BasketEditing, useBasketEditing } from '../../features/basket/basket/page/useBasketEditing.ts'
import { PriceChangeNotice } from '../../features/basket/basket/price-change/PriceChangeNotice.tsx'
import type { Basket } from '../../features/basket/basket/queries.ts'
import { useOtherDevices } from '../../features/basket/basket/useOtherDevices.ts'
import { headWithTitle } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_account/_closed/cust/shoppingcart')({
  staticData: { permission: 'cust:shoppingcart' },
  loader: async ({ context: { queries } }) => {
    const { readBasket } = await import('../../features/basket/basket/page/read-basket.ts')
    return readBasket(queries)
  },
  head: headWithTitle('basket.title'),
  component: BasketPage,
  pendingComponent: () => (
    <PageSkeleton title="basket.title">
      <RowSkeletons rows={6} />
    </PageSkeleton>
  ),
})

function BasketPage() {
  const { data: basket } = useSuspenseQuery(basketOnFocus)
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
      <ProductPromises />
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

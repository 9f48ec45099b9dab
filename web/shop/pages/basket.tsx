import { Checkbox } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { skusOf } from '../../../rules/skus-query.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useFormat } from '../../ui/format.ts'
import { useText } from '../../ui/language.tsx'
import { Money } from '../../ui/Money.tsx'
import { Empty } from '../../ui/Notice.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import classes from '../features/basket/Basket.module.css'
import { BasketLines } from '../features/basket/BasketLines.tsx'
import { PriceChangeNotice } from '../features/basket/PriceChangeNotice.tsx'
import { basketQuery } from '../features/basket/useBasket.ts'
import { useBasketEditing } from '../features/basket/useBasketEditing.ts'
import { titled } from '../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_closed/_account/cust/shoppingcart')({
  staticData: { permission: 'cust:shoppingcart' },
  loader: async ({ context: { queries } }) => {
    await queries.ensureQueryData({ ...basketQuery, revalidateIfStale: true })
  },
  head: titled('basket.title'),
  component: BasketPage,
  pendingComponent: () => <RowSkeletons rows={6} />,
})

function BasketPage() {
  const text = useText()
  const { money } = useFormat()
  const { data: basket } = useSuspenseQuery(basketQuery)
  const { rows, currency, pieces, shoppingCartPrice, shoppingCartQty: lines } = basket
  const editing = useBasketEditing(rows)
  const { chosen } = editing
  const some = chosen.length > 0 && chosen.length < rows.length

  if (rows.length === 0) {
    return (
      <Empty
        isPage
        title={text('basket_line.empty')}
        action={<ButtonLink to="/index">{text('basket.continue')}</ButtonLink>}
      >
        {text('basket_line.empty_hint')}
      </Empty>
    )
  }
  return (
    <>
      <h1>{text('basket.title')}</h1>
      <div className={classes.bar}>
        <Checkbox
          label={text('basket_line.select_all')}
          checked={chosen.length === rows.length}
          indeterminate={some}
          onChange={editing.toggleAll}
        />
        <Button variant="default" disabled={chosen.length === 0} onClick={() => void editing.remove(chosen)}>
          {text('basket_line.remove_selected')}
        </Button>
        <span>{text('basket_line.summary', { lines, pieces })}</span>
        <span className={classes.sum}>
          {text('basket_line.total_excl')}{' '}
          <strong>
            <Money amount={shoppingCartPrice} currency={currency} />
          </strong>
        </span>
        <ButtonLink to="/order/confirm" search={{ skus: skusOf(chosen.length > 0 ? chosen : rows) }}>
          {text('basket_line.check_out_price', { price: money(sumOf(chosen.length > 0 ? chosen : rows), currency) })}
        </ButtonLink>
      </div>
      <PriceChangeNotice count={basket.priceChanges} />
      <BasketLines lines={rows} currency={currency} editing={editing} />
    </>
  )
}

const sumOf = (lines: ReadonlyArray<{ price: number | null }>) =>
  lines.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0) / 100

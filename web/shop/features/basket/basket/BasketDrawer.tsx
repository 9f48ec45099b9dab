import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { keepsFocus } from '../../../../ui/focus.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './Basket.module.css'
import { BasketLines } from './page/BasketLines.tsx'
import { RestOfBasket } from './page/RestOfBasket.tsx'
import { basketOnFocus } from './page/read-basket.ts'
import { Undo } from './page/Undo.tsx'
import { type BasketEditing, useBasketEditing } from './page/useBasketEditing.ts'
import { PriceChangeNotice } from './price-change/PriceChangeNotice.tsx'
import type { Basket } from './queries.ts'
import { useOtherDevices } from './useOtherDevices.ts'

type Props = {
  onClose: () => void
  /** What else can be done with the chosen lines. */
  actions: (editing: BasketEditing) => ReactNode
  /** What has to be settled before the lines can be ordered. */
  open: (basket: Basket) => ReactNode
}

/** The basket beside the page: look, change, check out. */
export default function BasketDrawer({ onClose, ...parts }: Props) {
  const text = useText()
  const result = useQuery(basketOnFocus)
  useOtherDevices()
  return (
    <SideDrawer title={text('basket.title')} onClose={onClose}>
      <Fetched result={result} skeleton={<RowSkeletons rows={4} />}>
        {(basket) => <Contents basket={basket} onClose={onClose} {...parts} />}
      </Fetched>
    </SideDrawer>
  )
}

function Contents({ basket, onClose, actions, open }: Props & { basket: Basket }) {
  const text = useText()
  const editing = useBasketEditing(basket.rows)
  const { rows, total, currency, pieces, shoppingCartQty: lines } = basket

  if (rows.length === 0) {
    return (
      <div ref={keepsFocus}>
        <Undo editing={editing} />
        <Empty title={text('basket_line.empty')} action={<Button onClick={onClose}>{text('basket.continue')}</Button>}>
          {text('basket_line.empty_hint')}
        </Empty>
      </div>
    )
  }
  return (
    <div ref={keepsFocus}>
      <div className={classes.bar}>
        <span>{text('basket_line.summary', { lines, pieces })}</span>
        <Button
          size="compact-sm"
          variant="default"
          disabled={editing.chosen.length === 0}
          onClick={() => void editing.remove(editing.chosen)}
        >
          {text('basket_line.remove_selected')}
        </Button>
        {actions(editing)}
      </div>
      <PriceChangeNotice count={basket.priceChanges} onLeave={onClose} />
      {open(basket)}
      <Undo editing={editing} />
      <BasketLines lines={rows} total={total} currency={currency} editing={editing} places={basket} narrow />
      <RestOfBasket />
      <Foot basket={basket} onLeave={onClose} />
    </div>
  )
}

function Foot({ basket: { shoppingCartPrice, currency }, onLeave }: { basket: Basket; onLeave: () => void }) {
  const text = useText()
  const mayOrder = useMay('cust:order')
  return (
    <div className={classes.foot}>
      <div className={classes.total}>
        <span>{text('basket_line.total_excl')}</span>
        <strong>
          <Money amount={shoppingCartPrice} currency={currency} />
        </strong>
      </div>
      {mayOrder && (
        <ButtonLink to="/order/confirm" onClick={onLeave}>
          {text('basket_line.check_out')}
        </ButtonLink>
      )}
      <ButtonLink to="/cust/shoppingcart" {...(mayOrder && { variant: 'default' as const })} onClick={onLeave}>
        {text('basket_line.view')}
      </ButtonLink>
    </div>
  )
}

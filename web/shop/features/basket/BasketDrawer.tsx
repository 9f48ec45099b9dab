import { Button, Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import '../../../ui/layers.ts'
import { skusOf } from '../../../../rules/skus-query.ts'
import { CallFailed } from '../../../api/call.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useReason } from '../../../ui/failure.ts'
import { useText } from '../../../ui/language.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Empty, Failed } from '../../../ui/Notice.tsx'
import { RowSkeletons } from '../../../ui/Skeletons.tsx'
import classes from './Basket.module.css'
import { BasketLines } from './BasketLines.tsx'
import { type Basket, basketQuery } from './useBasket.ts'
import { useBasketEditing } from './useBasketEditing.ts'

// Specification section 9.
const width = 'max(32vw, min(420px, 100vw))'

/** The basket beside the page: look, change, check out. */
export default function BasketDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const reasonOf = useReason()
  const { data, error, refetch } = useQuery(basketQuery)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={width}
      title={<strong>{text('basket.title')}</strong>}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': text('ui.close') }}
    >
      {data ? (
        <Contents basket={data} onClose={onClose} />
      ) : error ? (
        <Failed
          reason={reasonOf(error instanceof CallFailed ? error : { message: '' })}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowSkeletons rows={4} />
      )}
    </Drawer>
  )
}

function Contents({ basket, onClose }: { basket: Basket; onClose: () => void }) {
  const text = useText()
  const editing = useBasketEditing(basket.rows)
  const { rows, currency, pieces, shoppingCartPrice, shoppingCartQty: lines } = basket

  if (rows.length === 0) {
    return (
      <Empty title={text('basket.empty')} action={<Button onClick={onClose}>{text('basket.continue')}</Button>}>
        {text('basket.empty_hint')}
      </Empty>
    )
  }
  return (
    <>
      <div className={classes.bar}>
        <span>{text('basket.summary', { lines, pieces })}</span>
        <Button
          size="compact-sm"
          variant="default"
          disabled={editing.chosen.length === 0}
          onClick={() => void editing.remove(editing.chosen)}
        >
          {text('basket.remove_selected')}
        </Button>
      </div>
      <BasketLines lines={rows} currency={currency} editing={editing} narrow />
      <div className={classes.foot}>
        <div className={classes.total}>
          <span>{text('basket.total_excl')}</span>
          <strong>
            <Money amount={shoppingCartPrice} currency={currency} />
          </strong>
        </div>
        <ButtonLink to="/order/confirm" search={{ skus: skusOf(rows) }} onClick={onClose}>
          {text('basket.check_out')}
        </ButtonLink>
        <ButtonLink to="/cust/shoppingcart" variant="default" onClick={onClose}>
          {text('basket.view')}
        </ButtonLink>
      </div>
    </>
  )
}

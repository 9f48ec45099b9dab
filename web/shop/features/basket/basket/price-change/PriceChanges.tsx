import { useQuery } from '@tanstack/react-query'
import { mostAtOnce } from '../../../../../../rules/basket/basket.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { keepsFocus } from '../../../../../ui/focus.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { Table } from '../../../../../ui/list/Table.tsx'
import classes from '../PriceChange.module.css'
import { useConfirmRemoval } from '../page/useBasketEditing.ts'
import { Difference, PriceChangeRow } from './PriceChangeRow.tsx'
import {
  type PriceChange,
  priceChangesQuery,
  useAcceptPrices,
  useRefusePrice,
  useStillChanged,
} from './usePriceChanges.ts'

/** What costs another price than when it was put into the basket: agreed to, or taken out. */
export function PriceChanges() {
  const result = useQuery(priceChangesQuery)
  const settling = useSettlePrices()
  return (
    <div ref={keepsFocus} aria-busy={settling.busy}>
      <Fetched result={result} skeleton={<RowSkeletons rows={4} />}>
        {(changes) => (changes.rows.length === 0 ? <None /> : <Changes {...changes} settling={settling} />)}
      </Fetched>
    </div>
  )
}

function None() {
  const text = useText()
  return (
    <Empty title={text('price_change.none')} action={<BasketLink />}>
      {text('price_change.none_hint')}
    </Empty>
  )
}

function BasketLink(look: { variant?: 'default' }) {
  const text = useText()
  return (
    <ButtonLink to="/cust/shoppingcart" {...look}>
      {text('price_change.to_basket')}
    </ButtonLink>
  )
}

type Props = {
  rows: readonly PriceChange[]
  difference: number
  currency: string
  settling: ReturnType<typeof useSettlePrices>
}

function Changes({ rows, difference, currency, settling: { accept, remove, busy } }: Props) {
  const text = useText()
  return (
    <>
      <p className={classes.hint}>{text('price_change.hint')}</p>
      <div className={classes.bar}>
        <Button disabled={busy} onClick={() => accept(rows.slice(0, mostAtOnce))}>
          {text('price_change.accept_all', { count: Math.min(rows.length, mostAtOnce) })}
        </Button>
        <BasketLink variant="default" />
        <span className={classes.all}>
          <Difference amount={difference} currency={currency} says="price_change.all" />
        </span>
      </div>
      <Table
        heads={[
          text('price_change.product'),
          { right: text('price_change.quantity') },
          { right: text('price_change.before') },
          { right: text('price_change.now') },
          { right: text('price_change.difference') },
          { right: text('price_change.line_difference') },
          { spoken: text('price_change.accept') },
        ]}
      >
        {rows.map((change) => (
          <PriceChangeRow
            key={change.shoppingCartId}
            change={change}
            currency={currency}
            busy={busy}
            onAccept={() => accept([change])}
            onRemove={() => void remove(change)}
          />
        ))}
      </Table>
    </>
  )
}

/** Agreeing, and taking out; that asks first (specification section 5). */
function useSettlePrices() {
  const text = useText()
  const accepting = useAcceptPrices()
  const refusing = useRefusePrice()
  const stillChanged = useStillChanged()
  const sureToRemove = useConfirmRemoval()

  const accept = (changes: readonly PriceChange[]) =>
    accepting.mutate(changes, {
      onSuccess: ({ accepted }) => {
        // What is shown by now was refetched.
        const again = Math.min(changes.length - accepted, stillChanged(changes))
        if (accepted > 0) toast(text('price_change.accepted', { count: accepted }), 'good')
        if (again > 0) toast(text('price_change.again', { count: again }), 'bad')
      },
    })
  const remove = async (change: PriceChange) => {
    if (await sureToRemove(1)) refusing.mutate(change, { onSuccess: () => toast(text('price_change.removed'), 'good') })
  }
  return { accept, remove, busy: accepting.isPending || refusing.isPending }
}

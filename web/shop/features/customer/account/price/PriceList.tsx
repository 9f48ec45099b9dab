import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { secondaryNumber, shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useSession } from '../../../../../api/session/session.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../../ui/feedback/failure.ts'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { amountIn, toAmountInput } from '../../../../../ui/language/amount.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../../ui/list/RowTable.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import classes from './AccountPrice.module.css'
import type { AccountPrice } from './queries.ts'
import { useRemovePrice, useSetPrice } from './useSetPrice.ts'

/** The prices that are set; each is changed where it stands. */
export function PriceList({ prices }: { prices: readonly AccountPrice[] }) {
  const text = useText()
  const currency = useSession()?.currency ?? 'EUR'
  const sellerOf = ({ accountName }: AccountPrice) => accountName ?? text('account_price.all_sellers')
  return (
    <RowTable
      rows={prices}
      rowKey={({ accountPriceId }) => accountPriceId}
      columns={[
        { head: text('account_price.product'), cell: (price) => <Product price={price} /> },
        { head: text('account_price.seller'), cell: sellerOf },
        {
          head: text('account_price.purchase'),
          isRight: true,
          cell: ({ purchasePrice }) =>
            purchasePrice === null ? (
              text('account_price.no_purchase')
            ) : (
              <Money amount={purchasePrice} currency={currency} />
            ),
        },
        {
          head: text('account_price.price'),
          isRight: true,
          onPhone: 'bare',
          cell: (price) => <PriceField key={price.price} price={price} currency={currency} />,
        },
        {
          head: text('ui.delete'),
          isSpoken: true,
          isRight: true,
          onPhone: 'bare',
          cell: (price) => <Delete price={price} seller={sellerOf(price)} />,
        },
      ]}
    />
  )
}

function Product({ price }: { price: AccountPrice }) {
  const productName = useProductName()
  return (
    <>
      <span className={classes.number}>{[shownNumber(price), secondaryNumber(price)].filter(Boolean).join(' · ')}</span>
      <span className={classes.name}>{productName(price)}</span>
    </>
  )
}

function Delete({ price, seller }: { price: AccountPrice; seller: string }) {
  const text = useText()
  const { mutate: remove } = useRemovePrice()
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={text('account_price.delete', { number: price.number, name: seller })}
      onClick={() => remove(price)}
    >
      {text('ui.delete')}
    </Button>
  )
}

/** A price to type over: kept with Enter or by leaving it, as it was with Escape. */
function PriceField({ price: { number, accountId, price }, currency }: { price: AccountPrice; currency: string }) {
  const text = useText()
  const reasonOf = useReason()
  const { number: write } = useFormat()
  const asItIs = toAmountInput(price, write)
  const [typed, setTyped] = useState(asItIs)
  const [error, setError] = useState<string>()
  const setting = useSetPrice(() => toast(text('account_price.saved'), 'good'))

  const keep = () => {
    const amount = amountIn(typed)
    if (!amount) return setError(text('account_price.invalid_price'))
    setError(undefined)
    if (amount === price) return setTyped(asItIs)
    setting.mutate({ number, accountId, price: amount }, { onError: (failed) => setError(reasonOf(failed)) })
  }
  return (
    <TextInput
      className={classes.price}
      aria-label={`${text('account_price.price_of', { number })} (${currency})`}
      inputMode="decimal"
      value={typed}
      error={error}
      disabled={setting.isPending}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          setTyped(asItIs)
          setError(undefined)
        }
      }}
    />
  )
}

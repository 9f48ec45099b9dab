import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { numberBeside, numberOf } from '../../../../rules/product/number.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useReason } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { amountIn, typedAmount } from '../../../ui/language/amount.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import { useProductName } from '../../../ui/product/name.ts'
import classes from './AccountPrice.module.css'
import type { AccountPrice } from './queries.ts'
import { useRemovePrice, useSetPrice } from './useSetPrice.ts'

/** The prices that are set; each is changed where it stands. */
export function PriceList({ prices }: { prices: readonly AccountPrice[] }) {
  const text = useText()
  const currency = useSession()?.currency ?? 'EUR'
  const productName = useProductName()
  const { mutate: remove } = useRemovePrice()
  const sellerOf = ({ accountName }: AccountPrice) => accountName ?? text('account_price.all_sellers')
  return (
    <Table
      heads={[
        text('account_price.product'),
        text('account_price.seller'),
        { right: text('account_price.purchase') },
        { right: text('account_price.price') },
        { spoken: text('ui.delete') },
      ]}
    >
      {prices.map((price) => (
        <tr key={price.accountPriceId}>
          <td>
            <span className={classes.number}>{[numberOf(price), numberBeside(price)].filter(Boolean).join(' · ')}</span>
            <span className={classes.name}>{productName(price)}</span>
          </td>
          <td data-label={text('account_price.seller')}>{sellerOf(price)}</td>
          <td data-right data-label={text('account_price.purchase')}>
            {price.purchasePrice === null ? (
              text('account_price.no_purchase')
            ) : (
              <Money amount={price.purchasePrice} currency={currency} />
            )}
          </td>
          <td data-right>
            <PriceField key={price.price} price={price} currency={currency} />
          </td>
          <td data-right>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={text('account_price.delete', { number: price.number, name: sellerOf(price) })}
              onClick={() => remove(price)}
            >
              {text('ui.delete')}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** A price to type over: kept with Enter or by leaving it, as it was with Escape. */
function PriceField({ price: { number, accountId, price }, currency }: { price: AccountPrice; currency: string }) {
  const text = useText()
  const reasonOf = useReason()
  const { number: write } = useFormat()
  const asItIs = typedAmount(price, write)
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

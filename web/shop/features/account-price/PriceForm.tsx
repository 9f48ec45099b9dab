import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { amountIn } from '../../../ui/language/amount.ts'
import { useText } from '../../../ui/language/language.tsx'
import type { AccountPrice, PriceRules } from './queries.ts'
import { SellerChoice } from './SellerChoice.tsx'
import { useSetPrice } from './useSetPrice.ts'

type Props = { sellers: PriceRules['accounts']; onSet: (price: AccountPrice) => void }

/** The price of one product, for one person or for all. */
export function PriceForm({ sellers, onSet }: Props) {
  const text = useText()
  const currency = useSession()?.currency ?? 'EUR'
  const [number, setNumber] = useState('')
  const [price, setPrice] = useState('')
  const [accountId, setAccountId] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const setting = useSetPrice(onSet)
  const amount = amountIn(price)
  const unknown = setting.error?.reason === 'basket.product_unknown'
  const submit = () => {
    setTried(true)
    if (number.trim() && amount) setting.mutate({ number: number.trim(), accountId, price: amount })
  }

  return (
    <Form onSend={submit}>
      {!unknown && <Refused why={setting.error} more={text('contact.kept')} />}
      <TextInput
        label={text('account_price.number')}
        autoComplete="off"
        maxLength={80}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={(unknown || (tried && number.trim() === '')) && text('account_price.unknown_number')}
        data-autofocus
      />
      <SellerChoice sellers={sellers} value={accountId} onChange={setAccountId} />
      <TextInput
        label={`${text('account_price.price')} (${currency})`}
        autoComplete="off"
        inputMode="decimal"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        error={tried && !amount && text('account_price.invalid_price')}
      />
      <Button type="submit" loading={setting.isPending}>
        {text('account_price.set')}
      </Button>
    </Form>
  )
}

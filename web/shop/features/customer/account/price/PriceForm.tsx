import { TextInput } from '@mantine/core'
import { longestNumber } from '../../../../../../rules/catalogue/product/number.ts'
import type { CallFailed } from '../../../../../api/call.ts'
import { useSession } from '../../../../../api/session/session.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { amountIn } from '../../../../../ui/language/amount.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { AccountPrice, PriceRules } from './queries.ts'
import { chosenId, SellerChoice } from './SellerChoice.tsx'
import { useSetPrice } from './useSetPrice.ts'

type Props = { sellers: PriceRules['accounts']; onSet: (price: AccountPrice) => void }

/** The price of one product, for one account or for all. */
export function PriceForm({ sellers, onSet }: Props) {
  const text = useText()
  const currency = useSession()?.currency ?? 'EUR'
  const { form, setting, send } = usePriceForm(onSet)

  return (
    <Form onSend={send} refused={form.refused}>
      <RefusalNotice why={form.unsaid(setting.error)} more={text('contact.kept')} />
      <TextInput label={text('account_price.number')} autoComplete="off" data-autofocus {...form.field('number')} />
      <SellerChoice sellers={sellers} {...form.choice('accountId')} />
      <TextInput
        label={`${text('account_price.price')} (${currency})`}
        autoComplete="off"
        inputMode="decimal"
        {...form.field('price')}
      />
      <Button type="submit" loading={setting.isPending}>
        {text('account_price.set')}
      </Button>
    </Form>
  )
}

function usePriceForm(onSet: Props['onSet']) {
  const text = useText()
  const form = useForm({
    start: { number: '', price: '', accountId: '' },
    rules: ({ number, price }) => ({
      number: number.trim() === '' && text('account_price.unknown_number'),
      price: !amountIn(price) && text('account_price.invalid_price'),
    }),
    limits: { number: longestNumber },
  })
  const setting = useSetPrice(onSet)
  const refuse = ({ reason }: CallFailed) =>
    form.refuse(reason === 'basket.product_unknown' ? { number: text('account_price.unknown_number') } : {})
  const send = () =>
    form.send(({ number, price, accountId }) => {
      const body = { number: number.trim(), accountId: chosenId(accountId), price: amountIn(price) ?? 0 }
      setting.mutate(body, { onError: refuse })
    })
  return { form, setting, send }
}

import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Difference } from '../Difference.tsx'
import { OpenItems } from '../OpenItems.tsx'
import { openItemsQuery } from '../queries.ts'
import type { Account } from './queries.ts'
import { useHandPayment } from './useHandPayment.ts'

type Props = { account: Account; onDone: () => void }

/** A payment that came by another way than the bank's file; what it seems to settle is proposed as its amount is typed. */
export function HandPayment({ account, onDone }: Props) {
  const text = useText()
  const found = useQuery(openItemsQuery(account.customerId))
  const all = found.data ?? []
  const payment = useHandPayment({ account, all, onDone })
  const { form, items, currency, amount, settled } = payment
  const currencies = [...new Set([account.currency, ...all.map((item) => item.currency)])]
  return (
    <Form onSend={payment.send}>
      <RefusalNotice why={payment.error ?? found.error} />
      <TextInput
        label={text('money.amount')}
        inputMode="decimal"
        data-autofocus
        {...form.field('amount')}
        onChange={({ target }) => payment.type(target.value)}
      />
      {currencies.length > 1 && (
        <Select
          label={text('money_account.currency')}
          data={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={({ target }) => payment.chooseCurrency(target.value)}
        />
      )}
      <TextInput type="date" label={text('money_account.paid_on')} max={account.today} {...form.field('paidOn')} />
      <TextInput
        label={text('money_account.note')}
        description={text('money_account.note_hint')}
        {...form.field('note')}
        maxLength={longestStaffReason}
      />
      {found.isSuccess && <OpenItems items={items} shares={payment.shares} onChange={payment.setShares} />}
      {amount !== undefined && <Difference amount={amount} currency={currency} settled={settled} />}
      <Button type="submit" disabled={!found.isSuccess || !payment.isRight} loading={payment.isPending}>
        {text('money_account.book')}
      </Button>
    </Form>
  )
}

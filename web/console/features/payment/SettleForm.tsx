import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settleEntry } from '../../../../contract/payment/payment.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { toAmountInput } from '../../../ui/language/amount.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Difference } from './Difference.tsx'
import { OpenItems } from './OpenItems.tsx'
import { PayerField } from './PayerField.tsx'
import { type Entry, openItemsQuery } from './queries.ts'
import { findDifference, isShare, type Shares, shareKey, toSettledItems, toShares } from './shares.ts'

/** Whose payment it is, and what it settles; the rest is shown while amounts are typed. */
export function SettleForm({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const { entryId, amount, currency, proposal } = entry
  const text = useText()
  const { number } = useFormat()
  const [payer, setPayer] = useState(proposal ? { id: proposal.customerId, name: proposal.company } : undefined)
  const [shares, setShares] = useState<Shares>(() => toShares(proposal, (value) => toAmountInput(value, number)))
  const found = useQuery(openItemsQuery(payer?.id))
  const items = (found.data ?? []).filter((item) => item.currency === currency)
  const chosen = items.filter((item) => shares[shareKey(item)] !== undefined)
  const isRight = chosen.every((item) => isShare(shares[shareKey(item)] ?? '', item))
  const settled = toSettledItems(items, shares)
  const settling = useStaffChange(settleEntry, () => {
    toast(text('money.settled_count', { count: 1 }), 'good')
    onDone()
  })
  const maySend = payer !== undefined && found.isSuccess && isRight && findDifference(amount, settled).isEnough
  const send = () =>
    payer && maySend && settling.send({ params: { id: entryId }, body: { customerId: payer.id, items: settled } })
  return (
    <Form onSend={send}>
      <RefusalNotice why={settling.error ?? found.error} />
      <PayerField
        payer={payer}
        onChoose={(choice) => {
          setPayer(choice)
          setShares({})
        }}
      />
      {payer && found.isSuccess && <OpenItems items={items} shares={shares} onChange={setShares} />}
      {payer && <Difference amount={amount} currency={currency} settled={settled} />}
      <Button type="submit" disabled={!maySend} loading={settling.isPending}>
        {text('money.settle')}
      </Button>
    </Form>
  )
}

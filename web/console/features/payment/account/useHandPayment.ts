import { useState } from 'react'
import { registerPayment } from '../../../../../contract/payment/payment.ts'
import { toCents } from '../../../../../rules/catalogue/price/money.ts'
import { proposePayment } from '../../../../../rules/payment/propose-payment.ts'
import { isDay } from '../../../../../rules/shipping/day.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { amountIn, toAmountInput } from '../../../../ui/language/amount.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { OpenItem } from '../queries.ts'
import { findDifference, isShare, type Shares, shareKey, toSettledItems } from '../shares.ts'
import type { Account } from './queries.ts'

type Given = { account: Account; all: readonly OpenItem[]; onDone: () => void }

/** What is typed of a payment by hand. A new amount proposes again what it settles, until the user chooses. */
export function useHandPayment({ account, all, onDone }: Given) {
  const { customerId, today } = account
  const { number } = useFormat()
  const [currency, setCurrency] = useState(account.currency)
  const [chosen, setShares] = useState<Shares>()
  const form = usePaymentForm(today)
  const items = all.filter((item) => item.currency === currency)
  const amount = readAmount(form.values.amount)
  const shares = chosen ?? propose(items, amount ?? 0, (value) => toAmountInput(value, number))
  const settled = toSettledItems(items, shares)
  const type = (value: string) => {
    form.change({ amount: value })
    setShares(undefined)
  }
  const booking = useBooking(onDone)
  const isRight = areShares(items, shares) && findDifference(amount ?? 0, settled).isEnough
  const send = () =>
    isRight &&
    form.send(({ paidOn, note }) =>
      booking.send({ body: { customerId, currency, amount: amount ?? 0, paidOn, note, items: settled } }),
    )
  return {
    form,
    items,
    currency,
    amount,
    shares,
    settled,
    isRight,
    send,
    setShares,
    type,
    chooseCurrency: (value: string) => {
      setCurrency(value)
      setShares(undefined)
    },
    error: booking.error,
    isPending: booking.isPending,
  }
}

function useBooking(onDone: () => void) {
  const text = useText()
  return useStaffChange(registerPayment, () => {
    toast(text('money.settled_count', { count: 1 }), 'good')
    onDone()
  })
}

function usePaymentForm(today: string) {
  const text = useText()
  return useForm({
    start: { amount: '', paidOn: today, note: '' },
    rules: ({ amount, paidOn }) => ({
      amount: !readAmount(amount) && text('money_account.amount_wrong'),
      paidOn: (!isDay(paidOn) || paidOn > today) && text('money_account.day_wrong'),
    }),
    limits: { amount: 12 },
  })
}

/** Whether what is typed beside each chosen item is an amount of it. */
const areShares = (items: readonly OpenItem[], shares: Shares) =>
  items.every((item) => {
    const typed = shares[shareKey(item)]
    return typed === undefined || isShare(typed, item)
  })

const readAmount = (typed: string) => amountIn(typed) || undefined

/** What the payment seems to settle, as it would be typed. */
function propose(items: readonly OpenItem[], amount: number, write: (amount: number) => string): Shares {
  const payable = items.map((item) => ({
    ...item,
    openCents: toCents(item.open),
    isOrder: item.orderId !== null,
  }))
  const cents = proposePayment(payable, toCents(amount))
  return Object.fromEntries(
    items.flatMap((item, at) => {
      const share = cents[at] ?? 0
      return share === 0 ? [] : [[shareKey(item), write(Math.abs(share) / 100)]]
    }),
  )
}

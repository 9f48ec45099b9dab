import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mostListLines } from '../../../../rules/quick-order.ts'
import { useMay } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import { toast } from '../../../ui/toast.ts'
import { ListName } from './ListName.tsx'
import { forgetLeft } from './left-list.ts'
import classes from './QuickOrder.module.css'
import type { QuickOrder } from './queries.ts'
import type { List } from './useList.ts'
import { useSaveList, type Wanted } from './useSaveList.ts'

/** Puts products into the basket. */
export type ToBasket = { add: (additions: Wanted[], onAdded: () => void) => void; isPending: boolean }

type Props = { list: List; kept: QuickOrder | undefined; basket: ToBasket }

/** What becomes of the list: kept, handed on, put into the basket, or ordered. */
export function SaveList({ list, kept, basket }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const [name, setName] = useState(kept?.name ?? '')
  const orders = useMay('cust:order')
  const buys = useMay('cust:shoppingcart')
  const saving = useSaveList(forgetLeft)
  const { lines } = list
  const open = list.asked.length > 0
  const full = lines.length > mostListLines
  const barred = open || full
  const wanted = lines.map(({ product, qty, custNumber }) => ({ number: product.number, qty, custNumber }))
  const wish = { id: kept?.quickOrderId, name, lines: wanted }

  const see = (id: number) => void navigate({ to: '/hisorder/quickOrderDetails/$id', params: { id: String(id) } })
  const save = () =>
    saving.mutate(wish, {
      onSuccess: ({ quickOrderId, number }) => {
        toast(text('quick_order.saved', { number }), 'good')
        see(quickOrderId)
      },
    })
  const submit = () =>
    saving.mutate(
      { ...wish, thenSubmit: true },
      {
        onSuccess: ({ quickOrderId, number }) => {
          toast(text('quick_order.submitted', { number }), 'good')
          see(quickOrderId)
        },
      },
    )
  const order = () =>
    saving.mutate(wish, {
      onSuccess: ({ quickOrderId }) => void navigate({ to: '/order/confirm', search: { quickOrder: quickOrderId } }),
    })
  const toBasket = () => basket.add(wanted, list.clear)
  const busy = saving.isPending || basket.isPending

  return (
    <div className={classes.saving}>
      <ListName data-name value={name} onName={setName} />
      {open && <p className={classes.hint}>{text('quick_order.open_first')}</p>}
      {full && <p className={classes.hint}>{text('quick_order.too_many_products')}</p>}
      <div className={classes.row}>
        {orders ? (
          <Button loading={busy} disabled={barred} onClick={order}>
            {text('quick_order.order')}
          </Button>
        ) : (
          <Button loading={busy} disabled={barred} onClick={submit}>
            {text('quick_order.submit')}
          </Button>
        )}
        <Button variant="default" loading={busy} disabled={barred} onClick={save}>
          {text('quick_order.save')}
        </Button>
        {buys && (
          <Button variant="default" loading={busy} disabled={barred} onClick={toBasket}>
            {text('quick_order.to_basket')}
          </Button>
        )}
      </div>
    </div>
  )
}

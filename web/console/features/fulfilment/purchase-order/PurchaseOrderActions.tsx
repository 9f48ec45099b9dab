import { useState } from 'react'
import { cancelPurchaseOrder, placePurchaseOrder } from '../../../../../contract/fulfilment/purchase-order.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { MoveDayForm } from './lines/MoveDayForm.tsx'
import type { PurchaseOrder } from './queries.ts'
import { ReceiveForm } from './ReceiveForm.tsx'

const drawers = {
  receive: { title: 'purchase_order.receive_title', Form: ReceiveForm },
  move: { title: 'purchase_order.move_day_title', Form: MoveDayForm },
} as const

export type PurchaseOrderDrawer = keyof typeof drawers

type Props = { order: PurchaseOrder; startsWith: PurchaseOrderDrawer | undefined; onEdit: () => void }

/** What may be done with a purchase order that is not complete. */
export function PurchaseOrderActions({ order, startsWith, onEdit }: Props) {
  const text = useText()
  const [open, setOpen] = useState(order.state === 'draft' ? undefined : startsWith)
  const close = () => setOpen(undefined)
  const drawer = open && drawers[open]
  const { placing, place, cancelling, cancel } = useSteps(order)
  return (
    <div className={page.actions}>
      {order.state === 'draft' && order.lines.length > 0 && (
        <Button loading={placing.isPending} onClick={place}>
          {text('purchase_order.place')}
        </Button>
      )}
      {order.state !== 'draft' && (
        <>
          <Button onClick={() => setOpen('receive')}>{text('purchase_order.receive')}</Button>
          <Button variant="default" onClick={() => setOpen('move')}>
            {text('purchase_order.move_day')}
          </Button>
        </>
      )}
      <Button variant="default" onClick={onEdit}>
        {text('purchase_order.change_lines')}
      </Button>
      <Button variant="default" loading={cancelling.isPending} onClick={() => void cancel()}>
        {text('purchase_order.cancel')}
      </Button>
      <RefusalNotice why={placing.error ?? cancelling.error} />
      {drawer && (
        <SideDrawer title={text(drawer.title, { number: order.number })} onClose={close}>
          <drawer.Form order={order} onDone={close} />
        </SideDrawer>
      )}
    </div>
  )
}

function useSteps({ purchaseOrderId, version, number }: PurchaseOrder) {
  const text = useText()
  const call = { params: { id: purchaseOrderId }, body: { version } }
  const placing = useStaffChange(placePurchaseOrder, () => toast(text('purchase_order.placed', { number }), 'good'))
  const cancelling = useStaffChange(cancelPurchaseOrder, () =>
    toast(text('purchase_order.cancelled', { number }), 'good'),
  )
  const cancel = async () => {
    const question = {
      title: text('purchase_order.cancel_title', { number }),
      message: text('purchase_order.cancel_words'),
      yes: text('purchase_order.cancel'),
      no: text('purchase_order.keep'),
      danger: true,
    }
    if (await confirm(question)) cancelling.send(call)
  }
  return { placing, place: () => placing.send(call), cancelling, cancel }
}

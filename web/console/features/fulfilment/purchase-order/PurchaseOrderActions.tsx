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
        {text(order.state === 'draft' ? 'purchase_order.discard' : 'purchase_order.cancel')}
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

const orderedWords = {
  title: 'purchase_order.cancel_title',
  message: 'purchase_order.cancel_words',
  yes: 'purchase_order.cancel',
  done: 'purchase_order.cancelled',
} as const
/** Nothing is open of a draft, as nothing was ordered yet. */
const draftWords = {
  title: 'purchase_order.discard_title',
  message: 'purchase_order.discard_words',
  yes: 'purchase_order.discard',
  done: 'purchase_order.discarded',
} as const

function useSteps({ purchaseOrderId, version, number, state }: PurchaseOrder) {
  const text = useText()
  const words = state === 'draft' ? draftWords : orderedWords
  const call = { params: { id: purchaseOrderId }, body: { version } }
  const placing = useStaffChange(placePurchaseOrder, () => toast(text('purchase_order.placed', { number }), 'good'))
  const cancelling = useStaffChange(cancelPurchaseOrder, () => toast(text(words.done, { number }), 'good'))
  const cancel = async () => {
    const question = {
      title: text(words.title, { number }),
      message: text(words.message),
      yes: text(words.yes),
      no: text('purchase_order.keep'),
      danger: true,
    }
    if (await confirm(question)) cancelling.send(call)
  }
  return { placing, place: () => placing.send(call), cancelling, cancel }
}

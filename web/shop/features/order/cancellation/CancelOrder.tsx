import { IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { focusPage } from '../../../../ui/focus.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { OrderDetail } from '../queries.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { useCancelOrder } from './useCancelOrder.ts'

/** The way to cancel an order, or after its release what waits of it; nothing where there is nothing to cancel. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const cancelling = useCancelOrder(order.orderno)
  const isCancellable = order.lines.some(({ cancellable }) => cancellable > 0)
  const done = (pieces: number, isWhole: boolean) => {
    const { orderno } = order
    toast(text(isWhole ? 'cancellation.done' : 'cancellation.done_part', { orderno, pieces }), 'good')
    setIsOpen(false)
    focusPage()
  }
  if (!isCancellable && !isOpen) return null
  return (
    <>
      <Button variant="default" leftSection={<IconCircleX size={17} aria-hidden />} onClick={() => setIsOpen(true)}>
        {text(order.soOn === null ? 'cancellation.order' : 'cancellation.waiting')}
      </Button>
      {isOpen && <CancelDialog order={order} cancelling={cancelling} onDone={done} onClose={() => setIsOpen(false)} />}
    </>
  )
}

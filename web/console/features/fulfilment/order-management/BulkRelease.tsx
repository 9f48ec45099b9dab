import { releaseOrders } from '../../../../../contract/fulfilment/order-actions.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { RowChoice } from '../../../../ui/list/row-choice.tsx'

type Props = {
  choice: RowChoice
  /** The chosen orders that can be released. */
  orderIds: readonly number[]
  /** What an order is called, by its id. */
  nameOf: (orderId: number) => string
}

/** Releases the chosen orders that can be, at once, each by itself. */
export function BulkRelease({ choice, orderIds, nameOf }: Props) {
  const text = useText()
  const release = useStaffChange(releaseOrders, ({ released, refused }) => {
    choice.clear()
    if (released.length > 0) toast(text('desk.released_count', { count: released.length }), 'good')
    for (const { id, msg } of refused) toast(`${nameOf(id)}: ${msg}`, 'bad')
  })
  return (
    <>
      <Button
        disabled={orderIds.length === 0}
        loading={release.isPending}
        onClick={() => release.send({ body: { orderIds: [...orderIds] } })}
      >
        {text('desk.release_count', { count: orderIds.length })}
      </Button>
      <RefusalNotice why={release.error} />
    </>
  )
}

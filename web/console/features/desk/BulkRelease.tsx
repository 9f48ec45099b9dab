import { releaseOrders } from '../../../../contract/console/order-actions.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { ChooseAll, type RowChoice } from '../../../ui/list/row-choice.tsx'
import classes from './Desk.module.css'

type Props = {
  choice: RowChoice
  /** What an order is called, by its id. */
  nameOf: (orderId: number) => string
}

/** Releases the chosen orders at once, each by itself. */
export function BulkRelease({ choice, nameOf }: Props) {
  const text = useText()
  const release = useStaffChange(releaseOrders, ({ released, refused }) => {
    choice.clear()
    if (released.length > 0) toast(text('desk.released_count', { count: released.length }), 'good')
    for (const { id, msg } of refused) toast(`${nameOf(id)}: ${msg}`, 'bad')
  })
  if (choice.choosable.length === 0) return null
  return (
    <div className={classes.bulk}>
      <ChooseAll choice={choice} label={text('desk.choose_all', { count: choice.choosable.length })} />
      <Button
        disabled={choice.ids.length === 0}
        loading={release.isPending}
        onClick={() => release.send({ body: { orderIds: choice.ids } })}
      >
        {text('desk.release_count', { count: choice.ids.length })}
      </Button>
      <RefusalNotice why={release.error} />
    </div>
  )
}

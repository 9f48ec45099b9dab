import { removeReturnException } from '../../../../../../contract/return/batch-note.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { ExceptionProps } from './exceptions.ts'

type Props = Pick<ExceptionProps, 'order' | 'line'> & { onDone: () => void }

/** Takes an exception back, once that was confirmed. */
export function RemoveException({ order: { orderno }, line: { number, position }, onDone }: Props) {
  const text = useText()
  const { send, error, isPending } = useStaffChange(removeReturnException, () => {
    toast(text('return_exception.removed'), 'good')
    onDone()
  })
  const remove = async () => {
    const isSure = await confirm({
      title: text('return_exception.remove'),
      message: text('return_exception.remove_sure', { number }),
      yes: text('return_exception.remove'),
      no: text('return_exception.keep'),
      danger: true,
    })
    if (isSure) send({ params: { orderno, position } })
  }
  return (
    <>
      <RefusalNotice why={error} />
      <Button variant="default" loading={isPending} onClick={() => void remove()}>
        {text('return_exception.remove')}
      </Button>
    </>
  )
}

import { sendReturnLineBack } from '../../../../contract/console/return.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { confirm } from '../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { LineButton } from './LineButton.tsx'
import type { DeskReturn, ReturnLine } from './queries.ts'

type Props = { found: DeskReturn; line: ReturnLine }

/** Ends a line without credit: its pieces go back to the customer, or none of them had come. Asks before, as it is its last step. */
export function SendBack({ found: { returnId }, line }: Props) {
  const text = useText()
  const { position, number, toSendBack } = line
  const action = toSendBack > 0 ? 'send_back' : 'close_line'
  const { send, error, isPending } = useStaffChange(sendReturnLineBack, () =>
    toast(text(`return_desk.${action}_done`), 'good'),
  )
  const sendBack = async () => {
    const isSure = await confirm({
      title: text(`return_desk.${action}_sure`),
      message: text(`return_desk.${action}_words`, { number, pieces: toSendBack }),
      yes: text(`return_desk.${action}`),
      no: text('ui.cancel'),
    })
    if (isSure) send({ params: { id: returnId, position }, body: {} })
  }
  return (
    <>
      <LineButton line={line} act={action} variant="default" loading={isPending} onClick={() => void sendBack()} />
      <RefusalNotice why={error} />
    </>
  )
}

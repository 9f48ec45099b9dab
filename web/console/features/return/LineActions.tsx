import { useState } from 'react'
import { approveReturnLine, refuseReturnLine } from '../../../../contract/return/staff-return.ts'
import { holds } from '../../../../rules/identity/permissions.ts'
import { longestReturnText } from '../../../../rules/return/return.ts'
import { useSession } from '../../../api/session/session.ts'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ReasonForm } from '../../../ui/form/ReasonForm.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { LineButton } from './LineButton.tsx'
import type { ReturnLine, StaffReturn } from './queries.ts'
import classes from './Return.module.css'
import { InspectForm } from './receive/InspectForm.tsx'
import { SendBack } from './SendBack.tsx'
import { useLineAction } from './useLineAction.ts'
import { useReturnChange } from './useReturnChange.ts'

type Props = { found: StaffReturn; line: ReturnLine }
/** To which warehouse an approval sends goods that come back; the usual one without it. */
type Destination = { warehouse?: string | undefined }
type Drawer = 'refuse' | 'inspect'

/** What its reader may do with a line. */
export function LineActions({ found, line, warehouse }: Props & Destination) {
  const text = useText()
  const lineAction = useLineAction(line)
  const held = useSession()?.permissions ?? []
  const [drawer, setDrawer] = useState<Drawer>()
  const may = (action: string, permission: 'staff:desk' | 'staff:warehouse') =>
    holds(held, permission) && line.actions.some((one) => one === action)
  const close = () => setDrawer(undefined)
  return (
    <div className={classes.actions}>
      {may('approve', 'staff:desk') && <Approve found={found} line={line} warehouse={warehouse} />}
      {may('refuse', 'staff:desk') && (
        <LineButton line={line} act="refuse" variant="default" onClick={() => setDrawer('refuse')} />
      )}
      {may('inspect', 'staff:warehouse') && (
        <LineButton line={line} act="inspect" onClick={() => setDrawer('inspect')} />
      )}
      {may('sendBack', 'staff:desk') && <SendBack found={found} line={line} />}
      {drawer && (
        <SideDrawer title={lineAction(text(`return_desk.${drawer}`))} onClose={close}>
          {drawer === 'refuse' ? (
            <Refuse found={found} line={line} onDone={close} />
          ) : (
            <InspectForm returnId={found.returnId} line={line} onDone={close} />
          )}
        </SideDrawer>
      )}
    </div>
  )
}

/** What lacks never comes back; of anything else staff may say so. */
function Approve({ found: { returnId, revision, type }, line, warehouse }: Props & Destination) {
  const text = useText()
  const { send, error, isPending } = useReturnChange(approveReturnLine, () =>
    toast(text('return_desk.approved'), 'good'),
  )
  const approve = (comesBack: boolean) =>
    send({
      params: { id: returnId, position: line.position },
      body: { revision, comesBack, ...(comesBack && warehouse && { warehouse }) },
    })
  return (
    <>
      <LineButton line={line} act="approve" loading={isPending} onClick={() => approve(true)} />
      {type !== 'lessShipping' && (
        <LineButton
          line={line}
          act="approve_stays"
          variant="default"
          loading={isPending}
          onClick={() => approve(false)}
        />
      )}
      <RefusalNotice why={error} />
    </>
  )
}

function Refuse({ found: { returnId, revision }, line: { position }, onDone }: Props & { onDone: () => void }) {
  const text = useText()
  const { send, error, isPending } = useReturnChange(refuseReturnLine, () => {
    toast(text('return_desk.refused'), 'good')
    onDone()
  })
  return (
    <ReasonForm
      danger
      hint={text('return_desk.refuse_hint')}
      submit={text('return_desk.refuse')}
      longest={longestReturnText}
      deciding={{ error, isPending }}
      onReason={(reason) => send({ params: { id: returnId, position }, body: { revision, reason } })}
    />
  )
}

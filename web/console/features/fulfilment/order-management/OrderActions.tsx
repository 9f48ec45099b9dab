import { useState } from 'react'
import { releaseOrder, unholdOrder } from '../../../../../contract/fulfilment/order-actions.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { holds, type StaffPermission } from '../../../../../rules/identity/permissions.ts'
import { mayChange, type OrderAction } from '../../../../../rules/order/order-state.ts'
import { useSession } from '../../../../api/session/session.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { type Letter, ShortcutButton } from '../../../../ui/controls/ShortcutButton.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { ReasonForm } from '../../../../ui/form/ReasonForm.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from '../../../../ui/page/ConsolePage.module.css'
import { CancelForm } from './CancelForm.tsx'
import { ChangeForm } from './change/ChangeForm.tsx'
import { DeliveryForm } from './DeliveryForm.tsx'
import { HoldForm } from './HoldForm.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import type { StaffOrder } from './queries.ts'
import { StartPicking } from './StartPicking.tsx'

type DrawerProps = { order: StaffOrder; onDone: () => void }

/** What is asked before it is done, in a drawer beside the order; the first that is possible is what the page is about. */
const drawers = {
  unhold: { permission: 'staff:desk', actions: ['unhold'], letter: 'H', Form: UnholdForm },
  pay: { permission: 'staff:finance', actions: ['pay'], letter: undefined, Form: PaymentForm },
  change: { permission: 'staff:desk', actions: ['changeLines'], letter: undefined, Form: ChangeForm },
  delivery: { permission: 'staff:desk', actions: ['changeDelivery'], letter: undefined, Form: DeliveryForm },
  hold: { permission: 'staff:desk', actions: ['hold'], letter: 'H', Form: HoldForm },
  cancel: { permission: 'staff:desk', actions: ['cancel', 'cancelRest'], letter: 'C', Form: CancelForm },
} as const satisfies Record<
  string,
  {
    permission: StaffPermission
    actions: readonly OrderAction[]
    /** With Alt it opens the drawer. */
    letter: Letter | undefined
    Form: (props: DrawerProps) => React.ReactNode
  }
>
type DrawerName = keyof typeof drawers
const drawerNames = Object.keys(drawers) as DrawerName[]

/** What its reader may do with an order as it stands. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const text = useText()
  const held = useSession()?.permissions ?? []
  const [open, setOpen] = useState<DrawerName | null>(null)
  const may = (permission: StaffPermission, actions: readonly OrderAction[]) =>
    holds(held, permission) && actions.some((action) => mayChange(action, order.status, 'staff'))
  const possible = drawerNames.filter((name) => may(drawers[name].permission, drawers[name].actions))
  const canRelease = may('staff:desk', ['release'])
  const Form = open && drawers[open].Form
  return (
    <div className={classes.actions}>
      {canRelease && <Release order={order} />}
      <StartPicking order={order} />
      {possible.map((name, at) => (
        <ShortcutButton
          key={name}
          letter={drawers[name].letter}
          {...((canRelease || at > 0 || name === 'change' || name === 'delivery') && { variant: 'default' as const })}
          onClick={() => setOpen(name)}
        >
          {text(`desk.${name}`)}
        </ShortcutButton>
      ))}
      {Form && (
        <SideDrawer title={text(`desk.${open}_title`, { orderno: order.orderno })} onClose={() => setOpen(null)}>
          <Form order={order} onDone={() => setOpen(null)} />
        </SideDrawer>
      )}
    </div>
  )
}

function Release({ order: { orderId, orderno } }: { order: StaffOrder }) {
  const text = useText()
  const release = useStaffChange(releaseOrder, ({ soNumber }) =>
    toast(text('desk.released_as', { orderno, soNumber }), 'good'),
  )
  return (
    <>
      <ShortcutButton letter="R" loading={release.isPending} onClick={() => release.send({ params: { id: orderId } })}>
        {text('desk.release')}
      </ShortcutButton>
      <RefusalNotice why={release.error} />
    </>
  )
}

function UnholdForm({ order: { orderId, orderno }, onDone }: DrawerProps) {
  const text = useText()
  const unhold = useStaffChange(unholdOrder, () => {
    toast(text('desk.unheld_done', { orderno }), 'good')
    onDone()
  })
  return (
    <ReasonForm
      words={text('desk.unhold_words')}
      hint={text('desk.reason_hint')}
      submit={text('desk.unhold')}
      longest={longestStaffReason}
      deciding={unhold}
      onReason={(reason) => unhold.send({ params: { id: orderId }, body: { reason } })}
    />
  )
}

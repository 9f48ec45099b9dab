import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from '../../../../ui/page/ConsolePage.module.css'
import type { StaffOrder } from './queries.ts'

type Props = { order: Pick<StaffOrder, 'heldBecause' | 'holdReason' | 'desk'> }

/** That an order is on hold and why; of a hold by staff also who holds it, since when, and what the customer reads. */
export function HoldFact({ order: { heldBecause, holdReason, desk } }: Props) {
  const text = useText()
  const { instant } = useFormat()
  const reason = desk.holdNote || (heldBecause && text(heldTexts[heldBecause]))
  const held = desk.trail.findLast(({ action }) => action === 'hold')
  return (
    <>
      {[text('order.state_onHold'), reason].filter(Boolean).join(' · ')}
      {holdReason !== null && (
        <>
          {held && (
            <span className={classes.quiet}>
              {text('desk.held_since', { since: instant(held.at), name: held.userName ?? text('desk.by_shop') })}
            </span>
          )}
          <span className={classes.quiet}>
            {holdReason ? text('desk.hold_told', { reason: holdReason }) : text('desk.hold_untold')}
          </span>
        </>
      )}
    </>
  )
}

const heldTexts = { 'payment.held_limit': 'desk.held_limit', 'payment.held_overdue': 'desk.held_overdue' } as const

import { useState } from 'react'
import { daysBetween } from '../../../../../rules/shipping/day.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from '../Payment.module.css'
import type { OpenItem } from '../queries.ts'
import { DisputeForm } from '../reminder/DisputeForm.tsx'
import type { Reminders } from '../reminder/queries.ts'
import { shareKey } from '../shares.ts'
import { RefundForm } from './RefundForm.tsx'

type Dispute = Reminders['disputes'][number]
type Props = { items: readonly OpenItem[]; today: string; disputes: readonly Dispute[] }

/** What is open of a customer; a credit may be paid out, an invoice disputed. */
export function OpenTable({ items, today, disputes }: Props) {
  const text = useText()
  const { day } = useFormat()
  const [opened, setOpened] = useState<OpenItem>()
  const disputeOf = (item: OpenItem) => disputes.find(({ itemId }) => itemId === item.itemId)
  if (items.length === 0) return <p className={classes.hint}>{text('money_account.nothing_open')}</p>
  const action = (item: OpenItem) =>
    item.itemId !== null && (
      <Button variant="default" size="compact-sm" onClick={() => setOpened(item)}>
        {text(actionName(item, disputeOf(item)))}
      </Button>
    )
  return (
    <>
      <RowTable
        rows={items}
        rowKey={shareKey}
        columns={[
          { head: text('finance.number'), cell: (item) => <ItemName item={item} dispute={disputeOf(item)} /> },
          { head: text('finance.date'), cell: ({ issuedOn }) => day(issuedOn) },
          {
            head: text('finance.due_on'),
            cell: (item) => <DueDate item={item} today={today} isDisputed={!!disputeOf(item)} />,
          },
          {
            head: text('money_account.open'),
            isRight: true,
            cell: ({ open, currency }) => <Money amount={open} currency={currency} />,
          },
          { head: text('money.actions'), isSpoken: true, cell: action },
        ]}
      />
      {opened && (
        <SideDrawer title={opened.number} onClose={() => setOpened(undefined)}>
          <ItemForm item={opened} today={today} dispute={disputeOf(opened)} onDone={() => setOpened(undefined)} />
        </SideDrawer>
      )}
    </>
  )
}

type Chosen = { item: OpenItem; dispute: Dispute | undefined }

function actionName({ open }: OpenItem, dispute: Dispute | undefined) {
  if (open < 0) return 'money_account.refund'
  return dispute ? 'money_reminder.agree' : 'money_reminder.dispute'
}

function ItemForm({ item, dispute, ...form }: Chosen & { today: string; onDone: () => void }) {
  if (item.open < 0) return <RefundForm item={item} {...form} />
  return <DisputeForm itemId={item.itemId ?? 0} isDisputed={dispute !== undefined} onDone={form.onDone} />
}

function ItemName({ item: { number, kind, poNumber }, dispute }: Chosen) {
  const text = useText()
  const words = kind === 'order' ? text('money_account.order') : text(`finance.kind_${kind}`)
  return (
    <>
      {number}
      <span className={classes.account}>{[words, poNumber].filter(Boolean).join(' · ')}</span>
      {dispute && (
        <span className={classes.account}>{text('money_reminder.disputed', { reason: dispute.reason })}</span>
      )}
    </>
  )
}

function DueDate({ item: { dueOn }, today, isDisputed }: { item: OpenItem; today: string; isDisputed: boolean }) {
  const text = useText()
  const { day } = useFormat()
  if (dueOn === null) return null
  const days = isDisputed ? 0 : daysBetween(dueOn, today)
  return (
    <>
      {day(dueOn)}
      {days > 0 && <span className={classes.late}>{text('finance.state_overdue', { days })}</span>}
    </>
  )
}

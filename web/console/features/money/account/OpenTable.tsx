import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from '../Money.module.css'
import type { OpenItem } from '../queries.ts'
import { shareKey } from '../shares.ts'
import { RefundForm } from './RefundForm.tsx'

type Props = { items: readonly OpenItem[]; today: string }

/** What is open of a customer; a credit may be paid out. */
export function OpenTable({ items, today }: Props) {
  const text = useText()
  const { day } = useFormat()
  const [refunded, setRefunded] = useState<OpenItem>()
  if (items.length === 0) return <p className={classes.hint}>{text('money_account.nothing_open')}</p>
  const refund = (item: OpenItem) =>
    item.itemId !== null &&
    item.open < 0 && (
      <Button variant="default" size="compact-sm" onClick={() => setRefunded(item)}>
        {text('money_account.refund')}
      </Button>
    )
  return (
    <>
      <RowTable
        rows={items}
        rowKey={shareKey}
        columns={[
          { head: text('finance.number'), cell: (item) => <ItemName item={item} /> },
          { head: text('finance.date'), cell: ({ issuedOn }) => day(issuedOn) },
          { head: text('finance.due_on'), cell: (item) => <DueDate item={item} today={today} /> },
          {
            head: text('money_account.open'),
            isRight: true,
            cell: ({ open, currency }) => <Money amount={open} currency={currency} />,
          },
          { head: text('money.actions'), isSpoken: true, cell: refund },
        ]}
      />
      {refunded && (
        <SideDrawer title={refunded.number} onClose={() => setRefunded(undefined)}>
          <RefundForm item={refunded} today={today} onDone={() => setRefunded(undefined)} />
        </SideDrawer>
      )}
    </>
  )
}

function ItemName({ item: { number, kind, poNumber } }: { item: OpenItem }) {
  const text = useText()
  const words = kind === 'order' ? text('money_account.order') : text(`finance.kind_${kind}`)
  return (
    <>
      {number}
      <span className={classes.account}>{[words, poNumber].filter(Boolean).join(' · ')}</span>
    </>
  )
}

function DueDate({ item: { dueOn }, today }: { item: OpenItem; today: string }) {
  const text = useText()
  const { day } = useFormat()
  if (dueOn === null) return null
  const days = Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000)
  return (
    <>
      {day(dueOn)}
      {days > 0 && <span className={classes.late}>{text('finance.state_overdue', { days })}</span>}
    </>
  )
}

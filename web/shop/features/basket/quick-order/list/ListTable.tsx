import { Link } from '@tanstack/react-router'
import type { QuickOrderState } from '../../../../../../rules/basket/quick-order.ts'
import { StatusBadge, type Tone } from '../../../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { RowTable } from '../../../../../ui/list/RowTable.tsx'
import classes from '../QuickOrder.module.css'
import type { QuickOrderRow } from '../queries.ts'

const tones: Record<QuickOrderState, Tone> = { draft: 'quiet', submitted: 'caution', rejected: 'bad', ordered: 'good' }

/** How far a list has come, in a word. */
export function ListState({ state }: { state: QuickOrderState }) {
  const text = useText()
  return <StatusBadge tone={tones[state]}>{text(`quick_order.state_${state}`)}</StatusBadge>
}

/** The lists that the reader may see, the last changed first. */
export function ListTable({ lists }: { lists: readonly QuickOrderRow[] }) {
  const text = useText()
  const { instant, money, number } = useFormat()
  return (
    <RowTable
      rows={lists}
      rowKey={({ quickOrderId }) => quickOrderId}
      columns={[
        { head: text('quick_order.list'), cell: (list) => <ListLink list={list} /> },
        { head: text('quick_order.made_by'), cell: ({ madeBy }) => madeBy },
        { head: text('quick_order.changed_on'), cell: ({ changedAt }) => instant(changedAt) },
        { head: text('quick_order.status'), onPhone: 'corner', cell: ({ status }) => <ListState state={status} /> },
        { head: text('quick_order.products'), isRight: true, cell: ({ lines }) => number(lines) },
        { head: text('order.pieces'), isRight: true, cell: ({ pieces }) => number(pieces) },
        {
          head: text('quick_order.sum_goods'),
          isRight: true,
          cell: ({ sum, currency }) => (sum === null ? '–' : money(sum, currency)),
        },
      ]}
    />
  )
}

function ListLink({ list: { quickOrderId, number, name, poNumber, shipTo } }: { list: QuickOrderRow }) {
  return (
    <>
      <Link to="/hisorder/quickOrderDetails/$id" params={{ id: String(quickOrderId) }} className={classes.number}>
        {number}
      </Link>
      {name && <span className={classes.name}>{name}</span>}
      {(poNumber || shipTo) && <span className={classes.name}>{[poNumber, shipTo].filter(Boolean).join(' · ')}</span>}
    </>
  )
}

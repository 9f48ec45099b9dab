import { Link } from '@tanstack/react-router'
import type { QuickOrderState } from '../../../../../rules/order/quick-order.ts'
import { StatusBadge, type Tone } from '../../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Table } from '../../../../ui/list/Table.tsx'
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
  return (
    <Table
      heads={[
        text('quick_order.list'),
        text('quick_order.made_by'),
        text('quick_order.changed_on'),
        text('quick_order.status'),
        { right: text('quick_order.products') },
        { right: text('order.pieces') },
        { right: text('quick_order.sum_goods') },
      ]}
    >
      {lists.map((list) => (
        <Row key={list.quickOrderId} list={list} />
      ))}
    </Table>
  )
}

function Row({ list }: { list: QuickOrderRow }) {
  const text = useText()
  const { instant, money, number } = useFormat()
  return (
    <tr>
      <td>
        <Link
          to="/hisorder/quickOrderDetails/$id"
          params={{ id: String(list.quickOrderId) }}
          className={classes.number}
        >
          {list.number}
        </Link>
        {list.name && <span className={classes.name}>{list.name}</span>}
        {(list.poNumber || list.shipTo) && (
          <span className={classes.name}>{[list.poNumber, list.shipTo].filter(Boolean).join(' · ')}</span>
        )}
      </td>
      <td data-label={text('quick_order.made_by')}>{list.madeBy}</td>
      <td data-label={text('quick_order.changed_on')}>{instant(list.changedAt)}</td>
      <td>
        <ListState state={list.status} />
      </td>
      <td data-right data-label={text('quick_order.products')}>
        {number(list.lines)}
      </td>
      <td data-right data-label={text('order.pieces')}>
        {number(list.pieces)}
      </td>
      <td data-right data-label={text('quick_order.sum_goods')}>
        {list.sum === null ? '–' : money(list.sum, list.currency)}
      </td>
    </tr>
  )
}

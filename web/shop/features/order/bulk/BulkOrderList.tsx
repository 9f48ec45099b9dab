import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { placeLines } from '../../../../../rules/address/address.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { keepsFocus } from '../../../../ui/focus.ts'
import { countryIn } from '../../../../ui/language/country.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { Table } from '../../../../ui/list/Table.tsx'
import { AcceptTerms } from '../checkout/AcceptTerms.tsx'
import orderClasses from '../Order.module.css'
import classes from './BulkOrder.module.css'
import {
  type BulkOrderFile,
  hasOutcome,
  type OrderOfFile,
  type Progress,
  type usePlaceBulkOrder,
} from './usePlaceBulkOrder.ts'

type Props = { file: BulkOrderFile; placing: ReturnType<typeof usePlaceBulkOrder> }

/** The orders of a file: each is chosen, what is ordered already only on purpose; then they are placed. */
export function BulkOrderList({ file: { orders, currency }, placing }: Props) {
  const text = useText()
  const { placed, running } = placing
  const { chosen, choose } = useOrderChoice(orders)
  const open = orders.filter((order) => chosen.has(order) && !hasOutcome(placed.get(order.reference)))
  return (
    <>
      <Table
        heads={[
          { spoken: text('order.place') },
          text('bulk_order.reference'),
          text('order.ship_to'),
          { right: text('order.pieces') },
          text('order.promised_on'),
          { right: text('order.total') },
          text('order.status'),
        ]}
      >
        {orders.map((order) => (
          <Row
            key={order.reference}
            order={order}
            progress={placed.get(order.reference)}
            isChosen={chosen.has(order)}
            locked={running}
            onChoose={(isChosen) => choose(order, isChosen)}
          />
        ))}
      </Table>
      <div ref={keepsFocus}>
        <Outcome chosen={chosen.size} open={open.length} placing={placing} />
        <Ways open={open} currency={currency} placing={placing} />
      </div>
    </>
  )
}

/** Of a file, what can be ordered is chosen; what was ordered before under its reference is not. */
function useOrderChoice(orders: readonly OrderOfFile[]) {
  const [chosen, setChosen] = useState(() => new Set(orders.filter((one) => one.preview && !one.isKnown)))
  const choose = (order: OrderOfFile, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(order)
    else next.delete(order)
    setChosen(next)
  }
  return { chosen, choose }
}

type WaysProps = { open: readonly OrderOfFile[]; currency: string; placing: Props['placing'] }

function Ways({ open, currency, placing: { placed, running, place, stop } }: WaysProps) {
  const text = useText()
  const { money } = useFormat()
  const total = open.reduce((sum, order) => sum + orderTotal(order, placed.get(order.reference)), 0)
  const isDone = !running && placed.size > 0 && open.length === 0
  return (
    <div className={classes.ways}>
      {!isDone && (
        <Button size="md" loading={running} disabled={open.length === 0} onClick={() => void place(open)}>
          {text('bulk_order.place', { count: open.length, price: money(total, currency) })}
        </Button>
      )}
      {!isDone && <AcceptTerms />}
      {running && (
        <Button size="md" variant="default" onClick={stop}>
          {text('bulk_order.stop')}
        </Button>
      )}
    </div>
  )
}

const orderTotal = ({ preview }: OrderOfFile, progress: Progress | undefined) =>
  progress?.state === 'changed' ? progress.total : (preview?.totals.total ?? 0)

/** How far it has come, and after a stop what is placed and what is not. */
function Outcome({ chosen, open, placing }: { chosen: number; open: number; placing: Props['placing'] }) {
  const text = useText()
  const done = [...placing.placed.values()].filter(hasOutcome).length
  if (placing.placed.size === 0) return null
  const words = () => {
    if (placing.running) return text('bulk_order.progress', { done, all: chosen })
    return open === 0
      ? text('bulk_order.done', { count: done })
      : text('bulk_order.stopped', { placed: done, left: open })
  }
  return (
    <div className={classes.progress} data-focus-next>
      <p role="status">{words()}</p>
      <progress value={done} max={chosen} aria-label={text('bulk_order.progress', { done, all: chosen })} />
    </div>
  )
}

type RowProps = {
  order: OrderOfFile
  progress: Progress | undefined
  isChosen: boolean
  locked: boolean
  onChoose: (isChosen: boolean) => void
}

function Row({ order, progress, isChosen, locked, onChoose }: RowProps) {
  const text = useText()
  const { language } = useLanguage()
  const { number, day } = useFormat()
  const { reference, oneOffAddress: to, preview } = order
  const place = [to.company, to.lastName, to.address1, ...placeLines(to), countryIn(language, to.country)]
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={text('bulk_order.order_this', { reference })}
          checked={isChosen}
          disabled={locked || !preview || hasOutcome(progress)}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className={orderClasses.number}>{reference}</td>
      <td data-wide>{place.filter(Boolean).join(', ')}</td>
      <td data-right data-label={text('order.pieces')}>
        {preview && number(preview.pieces)}
        {preview && preview.waits > 0 && (
          <span className={orderClasses.later}>{text('bulk_order.waits', { count: preview.waits })}</span>
        )}
      </td>
      <td data-label={text('order.promised_on')}>
        {preview?.promisedOn && preview.waits < preview.pieces && day(preview.promisedOn)}
      </td>
      <td data-right data-label={text('order.total')}>
        {preview && <Money amount={orderTotal(order, progress)} currency={preview.totals.currency} />}
      </td>
      <td data-wide>
        <State order={order} progress={progress} isChosen={isChosen} />
      </td>
    </tr>
  )
}

function State({ order, progress, isChosen }: Pick<RowProps, 'order' | 'progress' | 'isChosen'>) {
  const text = useText()
  const reasonOf = useReason()
  const { money } = useFormat()
  if (order.msg !== null) return <StatusBadge tone="bad">{order.msg}</StatusBadge>
  switch (progress?.state) {
    case 'placing':
      return <StatusBadge tone="caution">{text('bulk_order.state_placing')}</StatusBadge>
    case 'placed':
      return (
        <StatusBadge tone="good">
          <Link to="/hisorder/orderDetails/$orderno" params={{ orderno: progress.orderno }}>
            {progress.orderno}
          </Link>
        </StatusBadge>
      )
    case 'waiting':
      return <StatusBadge tone="caution">{text('bulk_order.state_waiting')}</StatusBadge>
    case 'changed': {
      const currency = order.preview?.totals.currency ?? ''
      const sums = { before: money(progress.before, currency), now: money(progress.total, currency) }
      return <StatusBadge tone="caution">{text('bulk_order.state_changed', sums)}</StatusBadge>
    }
    case 'failed':
      return <StatusBadge tone="bad">{reasonOf(progress.failure)}</StatusBadge>
    default:
      return <Before order={order} isChosen={isChosen} />
  }
}

function Before({ order, isChosen }: Pick<RowProps, 'order' | 'isChosen'>) {
  const text = useText()
  return (
    <>
      <StatusBadge tone={isChosen ? 'good' : 'quiet'}>
        {text(isChosen ? 'bulk_order.state_ready' : 'bulk_order.state_left_out')}
      </StatusBadge>
      {order.isKnown && <span className={orderClasses.later}>{text('bulk_order.known')}</span>}
      {order.preview?.overLimit && <span className={orderClasses.later}>{text('bulk_order.over_limit')}</span>}
    </>
  )
}
